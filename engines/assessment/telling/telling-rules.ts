import { wordsOfImage } from '#domain/images/facts/words-of-image.ts';
import type { SpokenQuestion } from '#domain/tasks/engine-question.ts';
import { contentWords } from '#domain/words/content-words.ts';
import type { Idle } from './idle-speech.ts';
import { ofReplying, ofTelling } from './stock-words.ts';

export interface TellingRules extends Idle {
  /** Whether the prompt is told again, and shows what is wrong. */
  readonly isRetold: boolean;
}

const none: ReadonlySet<string> = new Set();

/** What says nothing in an answer to this item. */
export function tellingRules(item: SpokenQuestion): TellingRules {
  const terms = stemsOf(item.keyPoints.flatMap((point) => point.terms));
  const told = {
    stock: ofTelling,
    terms,
    mostOwn: 2,
    mostNames: 3,
    speakers: none,
    screen: none,
    isRetold: true,
  };
  switch (item.taskType) {
    case 'RL':
      return told;
    case 'SGD':
      return { ...told, speakers: new Set(item.keyPoints.flatMap(({ speaker }) => speaker ?? [])) };
    case 'DI': {
      const screen = stemsOf([...wordsOfImage(item.image), item.prompt, aboutLabels]);
      // `The highest value is very high` has a word of a key point, and nothing of the picture.
      const named = new Set([...terms].filter((one) => screen.has(one) || !ofTelling.all.has(one)));
      return { ...told, terms: named, mostNames: 2, screen, isRetold: false };
    }
    case 'RTS':
      return { ...told, stock: ofReplying, mostOwn: 1, mostNames: 1, isRetold: false };
    case 'ASQ':
      return { ...told, mostOwn: 0, mostNames: 0, isRetold: false };
  }
}

/** What one says of labels when one reads them aloud. */
const aboutLabels =
  'title label word words unit color colour right left read reading here legend axis bottom top';

const stemsOf = (texts: readonly string[]): ReadonlySet<string> =>
  new Set(contentWords(texts.join(' ')).map(({ stem }) => stem));
