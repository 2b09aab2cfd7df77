import { taskTypes } from '#contract/task-type.ts';
import { VocabPrintScreen } from '#features/books/vocab-print-screen.tsx';
import type { PlainSearch } from './plain-search.ts';

/** `/vocab-print`: the list of the address, to be printed. */
export function VocabPrintPage({ search }: { search: PlainSearch }) {
  const practiceType = taskTypes.find((known) => known === search['practiceType']) ?? null;
  return <VocabPrintScreen search={search} practiceType={practiceType} />;
}
