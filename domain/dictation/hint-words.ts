import type { SpellingHint } from './spelling-hint.ts';

const markNames: Record<string, string> = { '-': 'a hyphen', "'": 'an apostrophe', ' ': 'a space' };

/** The hint as a sentence for the learner. */
export function hintWords(hint: SpellingHint): string {
  switch (hint.kind) {
    case 'empty':
      return 'Nothing was typed for this word.';
    case 'doubled':
      return `Write ${hint.letter} twice here: ${hint.letter}${hint.letter}.`;
    case 'single':
      return `Write ${hint.letter} only once here.`;
    case 'ending':
      return `This word ends in ${hint.right}, not ${hint.typed}. They sound alike, so learn the ending with the word.`;
    case 'ie-ei':
      return hint.right === 'ie' ? 'Here it is i before e: ie.' : 'Here it is e before i: ei.';
    case 'silent':
      return `The ${hint.letter} in ${hint.pattern} is written, but you hardly hear it.`;
    case 'swapped':
      return `Two letters changed places: it is ${hint.right}.`;
    case 'mark':
      return hint.isNeeded
        ? `It is written with ${markNames[hint.mark] ?? 'a mark'}.`
        : `It is written without ${markNames[hint.mark] ?? 'a mark'}.`;
    case 'letters':
      return hint.count === 1 ? 'One letter is different.' : `${hint.count} letters are different.`;
    case 'different':
      return 'This is another word. Listen once more and write it part by part.';
  }
}
