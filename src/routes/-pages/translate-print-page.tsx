import '#ui/mantine-styles.ts';
import { NotFound } from '#app/frame/not-found.tsx';
import { parseTranslatePrint } from '#domain/translation/translate-print.ts';
import { TranslatePrintScreen } from '#features/practice/translation/translate-print-screen.tsx';
import { SkeletonBlock } from '#ui/skeleton-block.tsx';
import { WhenStarted } from '#ui/start-gate.tsx';
import type { PlainSearch } from './plain-search.ts';

/** `/translate-print?id=&lang=`: a question's text and its translation on paper. */
export function TranslatePrintPage({ search }: { search: PlainSearch }) {
  const asked = parseTranslatePrint(search);
  if (asked === null) return <NotFound />;
  return (
    <WhenStarted waiting={<SkeletonBlock height="12rem" />}>
      <TranslatePrintScreen key={`${asked.practiceId} ${asked.language}`} {...asked} />
    </WhenStarted>
  );
}
