import { loadBank } from '#content/load-bank.ts';
import type { BankItem } from '#contract/items/bank-item.ts';
import { isHeard } from '#domain/rubric/is-heard.ts';
import { taskName } from '#domain/rubric/task-name.ts';
import { textsOf } from '#domain/tasks/rules-of.ts';
import { contentWords } from '#domain/words/content-words.ts';
import { foldWord } from '#domain/words/fold-word.ts';
import { wordTokens } from '#domain/words/word-tokens.ts';

// What of a heard question can be read before it is answered, and whether that gives it away.

/** All questions of the bank that are heard. */
export const heardItems = (): readonly BankItem[] =>
  loadBank().items.filter(({ taskType }) => isHeard(taskType));

/** The content words of a text, as they are compared. */
export const comparedWords = (text: string) => contentWords(text).map(({ word }) => foldWord(word));

/** What a task puts on its screen to be read while it is heard: those words are no secret. */
function readBeside(item: BankItem): string {
  const choices = 'options' in item ? item.options.map(({ text }) => text) : [];
  switch (item.taskType) {
    case 'RTS':
      return item.situation;
    case 'MCM_L':
    case 'MCS_L':
      return [item.question, ...choices].join('\n');
    case 'HCS':
      return choices.join('\n');
    case 'SMW':
      return [item.about, ...choices].join('\n');
    case 'FIB_L':
      return item.text;
    case 'HIW': {
      const shown = new Map(item.changes.map(({ at, shown: word }) => [at, word]));
      return wordTokens(item.transcript)
        .map(({ word }, at) => shown.get(at) ?? word)
        .join(' ');
    }
    // Nothing of what is heard can be read.
    default:
      return '';
  }
}

/**
 * The words of `shown` that give away what is to be heard, or the key. `common`: what the same page says of another question; the words
 * of the app itself, as "sentence" and "play", are no secret either.
 */
export function given(item: BankItem, shown: string, common = ''): string[] {
  const { spoken, answer } = textsOf(item);
  const open = new Set(
    comparedWords([readBeside(item), taskName('ACADEMIC', item.taskType), common].join('\n')),
  );
  const secret = new Set(comparedWords(`${spoken}\n${answer}`).filter((word) => !open.has(word)));
  return comparedWords(shown).filter((word) => secret.has(word));
}

/** Another question of the same task. */
export function otherOf(item: BankItem, items: readonly BankItem[]): BankItem {
  const other = items.find(({ taskType, id }) => taskType === item.taskType && id !== item.id);
  if (other === undefined) throw new Error(`the bank has one question of ${item.taskType} only`);
  return other;
}

/** What is said to the eye and to a screen reader in this HTML. */
export function saidIn(html: string): string {
  const unquoted = (text: string) => text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'");
  return unquoted(
    html
      .replaceAll(/<(?:style|script)\b[\s\S]*?<\/(?:style|script)>/gu, '')
      .replaceAll(/<[^>]*>/gu, (tag) =>
        [...tag.matchAll(/\s(?:aria-[a-z]+|alt|title|placeholder)="([^"]*)"/gu)]
          .map(([, text]) => `\n${text}\n`)
          .join(''),
      ),
  );
}
