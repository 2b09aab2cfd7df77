import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { ForeignEntry } from './turn-round.ts';

const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const numberOf = (text: string): number =>
  Array.from(text).reduce((sum, digit) => sum * 64 + digits.indexOf(digit), 0);

const most = 6;
const longest = 40;

/** What is left of a translation without remarks, gender, pronunciation. */
function clean(text: string): string {
  return text
    .replaceAll(/<[^>]*>|\[[^\]]*\]|\([^)]*\)|\{[^}]*\}|"[^"]*"/gu, '')
    .replaceAll('~', ' ')
    .replaceAll(/\s\d+\.\s*$/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/^[\s.:–-]+|[\s.:–-]+$/gu, '');
}

/** Translations in one article: its first line and the numbered ones. Indented lines and lines between are explanations. */
function readArticle(article: string): string[] {
  const [, ...lines] = article.split('\n');
  const first = lines.findIndex((line) => line.trim() !== '');
  return lines
    .filter((line, i) => !line.startsWith('  ') && (i === first || /^\d+\. /u.test(line)))
    .flatMap((line) => {
      // Phrases with the word follow a full stop.
      const [own = ''] = line.replace(/^\d+\.\s*/u, '').split(/\.\s*(?=[a-zA-Z])/u);
      return own.split(/[,;،、]\s*/u).map(clean);
    })
    .filter(
      (one) => one !== '' && one.length <= longest && /\p{L}/u.test(one) && !/see:|Note|Synonym/u.test(one),
    );
}

interface Article {
  readonly key: string;
  readonly text: string;
}

function* articlesOf(path: string): Iterable<Article> {
  const text = gunzipSync(readFileSync(`${path}.dict.dz`));
  for (const line of readFileSync(`${path}.index`, 'utf8').split('\n')) {
    const [word = '', offset = '', length = ''] = line.split('\t');
    if (word === '' || word.startsWith('00-database')) continue;
    const start = numberOf(offset);
    yield { key: word.toLowerCase(), text: text.subarray(start, start + numberOf(length)).toString('utf8') };
  }
}

/**
 * Reads a dictionary into English, to be turned round. Its verbs are told by their tag, or where it has none by the ending of a Spanish
 * infinitive, and their meanings begin with `to`.
 */
export function readIntoEnglish(path: string): ForeignEntry[] {
  return [...articlesOf(path)].flatMap(({ text }) => {
    const [head = ''] = text.split('\n');
    const word = head.replace(/\s*[/<[(].*$/u, '').trim();
    // Names; German would need another rule.
    if (word === '' || word.includes(' ') || /\p{Lu}/u.test(word)) return [];
    const isVerb = head.includes('<') ? head.includes('<v') : /[aei]r(se)?$/u.test(word);
    const glosses = readArticle(text).map((gloss) => (isVerb ? `to ${gloss.replace(/^to /u, '')}` : gloss));
    return [{ word, glosses, frequency: 0 }];
  });
}

/** Reads a dictionary of the dict server: translations of each wanted headword, the best first, at most six. */
export function readFreeDict(path: string, isWanted: (headword: string) => boolean): Map<string, string> {
  const found = new Map<string, Set<string>>();
  for (const { key, text } of articlesOf(path)) {
    if (!isWanted(key)) continue;
    const own = found.get(key) ?? new Set<string>();
    for (const one of readArticle(text)) if (own.size < most && one.toLowerCase() !== key) own.add(one);
    found.set(key, own);
  }
  return new Map(
    [...found].filter(([, own]) => own.size > 0).map(([word, own]) => [word, [...own].join(';')]),
  );
}
