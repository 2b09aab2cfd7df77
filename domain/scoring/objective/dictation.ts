import type { ScoredWord } from '#contract/entities/scored-word.ts';
import { nearness } from '#domain/spelling/edit-distance.ts';
import { nationalForm } from '#domain/spelling/national-spelling.ts';
import { alignWords, type Likeness, type Step } from './alignment.ts';
import { dictationWords, type DictationWord } from './dictation-words.ts';
import type { Points } from './points.ts';

export interface DictationOptions {
  /** When true a right word at a wrong place earns nothing. The exam's rule is disputed (docs/exam-rules.md). */
  readonly orderSensitive: boolean;
}

/**
 * Write From Dictation: 1 point for each word of the key that was typed and rightly spelled; nothing off for extra
 * words. Case and punctuation do not count, and any national spelling is right.
 *
 * Evidence runs through the answer in order: CORRECT (with `moved` when it stood elsewhere in the key), MISSPELLED
 * (`suggestion` has the key's word), MISSED (the key's word) and EXTRA. The number of CORRECT words is the points.
 * With `orderSensitive`, a moved word shows as EXTRA where it was typed and MISSED where it belongs, both `moved`.
 */
export function scoreDictation(
  transcript: string,
  typedText: string,
  options: DictationOptions = { orderSensitive: false },
): Points<'words'> {
  const { key, typed } = dictationWords(transcript, typedText);
  const steps = alignWords(key.length, typed.length, likeness(key, typed));
  const moved = findMoved(steps, key, typed);
  const words = steps.flatMap((step) => scoredWords(step, { key, typed, moved, options }));
  const points = words.filter((word) => word.type === 'CORRECT').length;
  return { points, max: key.length, evidence: { kind: 'words', words } };
}

function likeness(key: readonly DictationWord[], typed: readonly DictationWord[]): Likeness {
  const known = new Map<string, number>();
  const keyPairs = joinedForms(key);
  const typedPairs = joinedForms(typed);
  return {
    isSame: (k, t) => key[k]?.form === typed[t]?.form,
    nearness: (k, t) => {
      const a = key[k]?.bare ?? '';
      const b = typed[t]?.bare ?? '';
      const value = known.get(`${a} ${b}`) ?? slip(a, b);
      known.set(`${a} ${b}`, value);
      return value;
    },
    isJoined: (k, t) => keyPairs[k] === typed[t]?.form,
    isSplit: (k, t) => typedPairs[t] === key[k]?.form,
  };
}

/** The form of each word written together with the one after it. */
function joinedForms(words: readonly DictationWord[]): string[] {
  return words.slice(1).map((word, i) => nationalForm((words[i]?.bare ?? '') + word.bare));
}

/** Words that differ by a hyphen alone are as near as can be, yet not the same. */
function slip(a: string, b: string): number {
  const nearest = 0.99;
  return a.replaceAll('-', '') === b.replaceAll('-', '') ? nearest : nearness(a, b);
}

/** Typed position of each key position that was found elsewhere, and the other way round. */
interface Moved {
  readonly byKey: ReadonlyMap<number, number>;
  readonly byTyped: ReadonlyMap<number, number>;
}

/** Pairs the words that the alignment left over with equal left-over words at other places, first with first. */
function findMoved(
  steps: readonly Step[],
  key: readonly DictationWord[],
  typed: readonly DictationWord[],
): Moved {
  const waiting = new Map<string, number[]>();
  const open = steps.filter((step) => step.kind !== 'same');
  for (const k of open.flatMap((step) => step.key)) {
    const form = key[k]?.form ?? '';
    waiting.set(form, [...(waiting.get(form) ?? []), k]);
  }
  const byKey = new Map<number, number>();
  const byTyped = new Map<number, number>();
  for (const t of open.flatMap((step) => step.typed)) {
    const k = waiting.get(typed[t]?.form ?? '')?.shift();
    if (k === undefined) continue;
    byKey.set(k, t);
    byTyped.set(t, k);
  }
  return { byKey, byTyped };
}

interface Telling {
  readonly key: readonly DictationWord[];
  readonly typed: readonly DictationWord[];
  readonly moved: Moved;
  readonly options: DictationOptions;
}

function scoredWords(step: Step, telling: Telling): ScoredWord[] {
  const { key, typed, moved } = telling;
  const keyText = step.key.map((k) => key[k]?.text ?? '').join(' ');
  const typedText = step.typed.map((t) => typed[t]?.text ?? '').join(' ');
  if (step.kind === 'same') return [{ type: 'CORRECT', word: typedText }];
  const isWhole = !step.key.some((k) => moved.byKey.has(k)) && !step.typed.some((t) => moved.byTyped.has(t));
  if (step.kind === 'near' && isWhole) return [{ type: 'MISSPELLED', word: typedText, suggestion: keyText }];
  return [
    ...step.key.flatMap((k) => missedWord(k, telling)),
    ...step.typed.map((t) => typedWord(t, telling)),
  ];
}

function missedWord(k: number, { key, moved, options }: Telling): ScoredWord[] {
  const word = key[k]?.text ?? '';
  if (!moved.byKey.has(k)) return [{ type: 'MISSED', word }];
  return options.orderSensitive ? [{ type: 'MISSED', word, moved: true }] : [];
}

function typedWord(t: number, { typed, moved, options }: Telling): ScoredWord {
  const word = typed[t]?.text ?? '';
  if (!moved.byTyped.has(t)) return { type: 'EXTRA', word };
  return { type: options.orderSensitive ? 'EXTRA' : 'CORRECT', word, moved: true };
}
