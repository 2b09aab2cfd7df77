/** Accents of a word's sound (spec section 4). */
export const accents = ['US', 'UK', 'AU'] as const;
export type Accent = (typeof accents)[number];

/** Before the first word (spec section 9). */
export const dictationCountdownMs = 3_000;
/** Words of one dictation; as many as the server gives. */
export const wordsPerDictation = 10;

/**
 * One dictation of single words. `countdown`: until the first word plays by itself. `playing`: the word is heard or
 * shown. `typing`: it was. What is typed stays while a word plays again.
 */
export interface DictationSession {
  readonly words: readonly string[];
  readonly index: number;
  readonly answers: readonly string[];
  readonly accent: Accent;
  readonly phase:
    | { readonly kind: 'countdown'; readonly until: number }
    | { readonly kind: 'playing' }
    | { readonly kind: 'typing' };
}

/** A new dictation: word 1, accent US, nothing typed (spec section 4, also what Try again resets to). */
export function beginDictation(words: readonly string[], now: number): DictationSession {
  return {
    words,
    index: 0,
    answers: words.map(() => ''),
    accent: 'US',
    phase: { kind: 'countdown', until: now + dictationCountdownMs },
  };
}

export type DictationStep =
  | { readonly kind: 'countdown-over' }
  | { readonly kind: 'heard' }
  | { readonly kind: 'hear-again' }
  | { readonly kind: 'type'; readonly text: string }
  | { readonly kind: 'choose-accent'; readonly accent: Accent }
  | { readonly kind: 'next' };

export function stepDictation(session: DictationSession, step: DictationStep): DictationSession {
  switch (step.kind) {
    case 'countdown-over':
      return session.phase.kind === 'countdown' ? { ...session, phase: { kind: 'playing' } } : session;
    case 'heard':
      return session.phase.kind === 'playing' ? { ...session, phase: { kind: 'typing' } } : session;
    case 'hear-again':
      return session.phase.kind === 'countdown' ? session : { ...session, phase: { kind: 'playing' } };
    case 'type': {
      const answers = session.answers.map((answer, at) => (at === session.index ? step.text : answer));
      return { ...session, answers };
    }
    case 'choose-accent':
      return { ...session, accent: step.accent };
    case 'next':
      return canGoOn(session)
        ? { ...session, index: session.index + 1, phase: { kind: 'playing' } }
        : session;
  }
}

const isLast = ({ index, words }: DictationSession): boolean => index >= words.length - 1;

/** Next rests at the last word, during the countdown, and while a word plays (spec section 4). */
export const canGoOn = (session: DictationSession): boolean =>
  !isLast(session) && session.phase.kind === 'typing';

/** Submit works once all words were reached (spec section 5), and not over the sound of the last one. */
export const canSubmit = (session: DictationSession): boolean =>
  session.words.length > 0 && isLast(session) && session.phase.kind === 'typing';

/** A green tick appears when what is typed is the word (spec section 4). */
export function isTyped({ words, answers, index }: DictationSession): boolean {
  return (answers[index] ?? '').trim() === words[index];
}
