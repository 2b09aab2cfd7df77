import { useDataContext } from '#data/hooks/use-data-context.ts';
import type { AnswerDraft } from '#features/practice/attempt/draft.ts';
import { OtherVersions, type VersionChoices } from '#ui/other-versions.tsx';
import { useNow } from '#ui/use-now.ts';
import { beginsNothing } from './opening.tsx';

/** Offers the unfinished answers that other tabs have of a question. Who looks at them has begun nothing. */
export function OtherAnswers(choices: VersionChoices<AnswerDraft>) {
  const { clock } = useDataContext();
  const now = useNow(clock);
  return (
    <div data-off-paper {...beginsNothing}>
      <OtherVersions choices={choices} noun="answer" now={now} show={wordsOf} />
    </div>
  );
}

/** What a draft says in words; `null` where it is a choice, an order or marks. */
export function wordsOf({ value, notes }: AnswerDraft): string | null {
  switch (value?.kind) {
    case 'write':
    case 'type':
      return value.text;
    case 'fill':
      return value.gaps.map((gap) => gap ?? '…').join(', ');
    case 'choose':
    case 'arrange':
    case 'highlight':
    case 'record':
    case undefined:
      return notes ?? null;
  }
}
