import type { SentencePair, TranslatedPart } from '#contract/items/translation.ts';

/** A phrase of a translated sentence with the number of the source phrase that it stands for: from 1, 0 for none. */
interface TargetPhrase {
  readonly of: number;
  readonly text: string;
}

export interface TranslatedSentence {
  /** Place of the source in its file, from 1. */
  readonly line: number;
  readonly source: readonly string[];
  readonly target: readonly TargetPhrase[];
}

export interface TranslatedItem {
  readonly id: number;
  readonly line: number;
  readonly sentences: readonly TranslatedSentence[];
}

interface FileFault {
  readonly line: number;
  readonly message: string;
}

interface Line {
  readonly line: number;
  readonly text: string;
}

export interface ParsedTranslations {
  readonly items: readonly TranslatedItem[];
  /** What cannot be read. */
  readonly faults: readonly FileFault[];
}

/** Reads a file of `content/translations/<language>/`: docs/content.md says how it is written. What cannot be read is told. */
export function parseTranslations(file: string): ParsedTranslations {
  const lines = file
    .split(/\r?\n/u)
    .map((text, at): Line => ({ line: at + 1, text: text.trim() }))
    .filter(({ text }) => text !== '' && !text.startsWith('//'));
  const heads = lines.flatMap(({ text }, at) => (text.startsWith('#') ? at : []));
  const blocks = heads.map((head, at) => lines.slice(head, heads[at + 1]));
  const faults = lines
    .slice(0, heads[0])
    .map(({ line }) => ({ line, message: 'stands before the first item' }));
  const items = blocks.flatMap((block) => parseBlock(block, faults));
  return { items, faults };
}

function parseBlock([head, ...rest]: readonly Line[], faults: FileFault[]): TranslatedItem[] {
  if (head === undefined) return [];
  const id = /^# (\d+)$/u.exec(head.text)?.[1];
  if (id === undefined) {
    faults.push({ line: head.line, message: `should be "# " and the id of an item, and is "${head.text}"` });
    return [];
  }
  const sentences: TranslatedSentence[] = [];
  for (let at = 0; at < rest.length; at += 2) {
    const [source, target] = [rest[at], rest[at + 1]];
    if (source === undefined) break;
    if (target === undefined) {
      faults.push({ line: source.line, message: `${id} has a sentence without its translation` });
      break;
    }
    sentences.push({
      line: source.line,
      source: phrasesIn(source.text),
      target: targetIn(target, id, faults),
    });
  }
  return [{ id: Number(id), line: head.line, sentences }];
}

const phrasesIn = (text: string): string[] => text.split('|').map((phrase) => phrase.trim());

function targetIn({ line, text }: Line, id: string, faults: FileFault[]): TargetPhrase[] {
  return phrasesIn(text).flatMap((phrase) => {
    const [, of, words] = /^(\d+)(?:\s+(.*))?$/u.exec(phrase) ?? [];
    if (of !== undefined && words) return [{ of: Number(of), text: words }];
    const message =
      of === undefined
        ? `${id}: "${phrase}" should begin with the number of a phrase of the source`
        : `${id}: the phrase for ${of} is empty`;
    faults.push({ line, message });
    return [];
  });
}

/** Languages that are written without spaces between words. */
const unspaced = new Set(['ZH']);

/** Phrases in one piece, and where each begins. */
function join(phrases: readonly string[], gap: string): { whole: string; starts: number[] } {
  const starts: number[] = [];
  let whole = '';
  for (const text of phrases) {
    if (whole !== '') whole += gap;
    starts.push(whole.length);
    whole += text;
  }
  return { whole, starts };
}

/** The sentences as the app has them: in one piece each, with the places where the phrases begin. */
export function toPairs(
  sentences: readonly TranslatedSentence[],
  { part, language }: { part: TranslatedPart; language: string },
): SentencePair[] {
  return sentences.map(({ source: sourcePhrases, target: targetPhrases }) => {
    const source = join(sourcePhrases, ' ');
    const texts = targetPhrases.map(({ text }) => text);
    const target = join(texts, unspaced.has(language) ? '' : ' ');
    const used = new Set(targetPhrases.map(({ of }) => of));
    const alignments = [
      ...targetPhrases.map(({ of }, at) => ({
        sourceStart: source.starts[of - 1] ?? -1,
        targetStart: target.starts[at] ?? -1,
      })),
      ...source.starts
        .filter((_, at) => !used.has(at + 1))
        .map((sourceStart) => ({ sourceStart, targetStart: -1 })),
    ];
    return { part, source: source.whole, target: target.whole, alignments };
  });
}
