import { useState } from 'react';
import { fillGap, swapGaps } from '#domain/gaps/filling.ts';
import type { Drop } from './gap-bank-places.ts';

/** What is chosen and waits for its other half: a word for a gap, or a gap for a word. Places and gaps count from 0. */
export type Hold =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'word'; readonly place: number }
  | { readonly kind: 'gap'; readonly gap: number };

interface GapBankInput {
  words: readonly string[];
  /** For each word the gap in which it stands. */
  gaps: readonly (number | null)[];
  value: readonly (string | null)[];
  count: number;
  onChange: (value: (string | null)[]) => void;
  /** A word that leaves the bank or a button that goes would take the focus with it. */
  focusGap: (gap: number) => void;
}

const nothing: Hold = { kind: 'nothing' };
const idle = 'Choose a word, then its gap. Or drag it there.';

/** What taps, keys and drags do to the filling, and the sentence that tells of each. */
export function useGapBank({ words, gaps, value, count, onChange, focusGap }: GapBankInput) {
  const [hold, setHold] = useState<Hold>(nothing);
  const [told, setTold] = useState(idle);
  const now = (next: Hold, sentence: string) => {
    setHold(next);
    setTold(sentence);
  };
  const put = (place: number, gap: number) => {
    const word = words[place] ?? '';
    const old = value[gap] ?? null;
    onChange(fillGap(value, count, gap, word));
    const back = old === null ? '' : ` "${old}" is back in the bank.`;
    now(nothing, `"${word}" is in gap ${gap + 1}.${back}`);
  };
  const move = (from: number, to: number) => {
    const other = value[to] ?? null;
    onChange(swapGaps(value, count, [from, to]));
    const swapped = other === null ? '' : ` "${other}" is in gap ${from + 1}.`;
    now(nothing, `"${value[from] ?? ''}" is in gap ${to + 1}.${swapped}`);
  };
  const takeOut = (gap: number) => {
    const word = value[gap] ?? null;
    if (word === null) return;
    onChange(fillGap(value, count, gap, null));
    now(nothing, `"${word}" is back in the bank. Gap ${gap + 1} is empty.`);
    focusGap(gap);
  };
  const letGo = () => now(nothing, 'Let go. Nothing is chosen.');
  const tapWord = (place: number) => {
    if (hold.kind === 'gap') {
      put(place, hold.gap);
      focusGap(hold.gap);
    } else if (hold.kind === 'word' && hold.place === place) letGo();
    else now({ kind: 'word', place }, `"${words[place] ?? ''}" is chosen. Now choose its gap.`);
  };
  const tapGap = (gap: number) => {
    const word = value[gap] ?? null;
    if (hold.kind === 'word') put(hold.place, gap);
    else if (hold.kind === 'gap' && hold.gap === gap) letGo();
    else if (hold.kind === 'gap' && (value[hold.gap] ?? null) !== null) move(hold.gap, gap);
    else if (word === null) now({ kind: 'gap', gap }, `Gap ${gap + 1} is chosen. Now choose its word.`);
    else
      now({ kind: 'gap', gap }, `"${word}" in gap ${gap + 1} is chosen. Choose another word or gap for it.`);
  };
  const lift = (place: number) => now(nothing, `"${words[place] ?? ''}" is picked up.`);
  const drop = (place: number, where: Drop) => {
    const from = gaps[place] ?? null;
    if (where.kind === 'gap' && from === null) put(place, where.gap);
    else if (where.kind === 'gap' && from !== null && from !== where.gap) move(from, where.gap);
    else if (where.kind === 'bank' && from !== null) takeOut(from);
    else now(nothing, `"${words[place] ?? ''}" is put back.`);
  };
  return { hold, told, tapWord, tapGap, takeOut, letGo, lift, drop };
}
