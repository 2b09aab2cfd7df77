import type { OnlyHere } from '#data/queries/only-here.ts';
import { counted } from '#domain/numbers/counted.ts';
import { listed } from '#domain/words/listed.ts';

/** "2 answers, 1 recording and 3 other changes"; `null`: the server has everything. `unfinished`: texts and recordings that were begun. */
export function onlyHereWords({ answers, recordings, others, unfinished }: OnlyHere): string | null {
  const parts = [
    answers > 0 ? counted(answers, 'answer') : null,
    recordings > 0 ? counted(recordings, 'recording') : null,
    others > 0 && answers + recordings > 0 ? counted(others, 'other change') : null,
    others > 0 && answers + recordings === 0 ? counted(others, 'change') : null,
    unfinished > 0
      ? `${unfinished} ${unfinished === 1 ? 'unfinished text or recording' : 'unfinished texts and recordings'}`
      : null,
  ].filter((part) => part !== null);
  return parts.length === 0 ? null : listed(parts);
}

/** "3 answers are still to be sent."; `null`: nothing is. */
export function stillToSendWords(only: OnlyHere): string | null {
  const { answers, recordings, others } = only;
  const words = onlyHereWords({ ...only, unfinished: 0 });
  if (words === null) return null;
  return `${words} ${answers + recordings + others === 1 ? 'is' : 'are'} still to be sent.`;
}
