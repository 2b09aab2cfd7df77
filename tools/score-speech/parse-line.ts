import { pronounceText } from '#engines/speech/dictionary/pronouncing-dictionary.ts';

type ParsedLine =
  | { readonly kind: 'reading'; readonly id: string; readonly file: string; readonly text: string }
  /** Nobody knows what is said in it. */
  | { readonly kind: 'speech'; readonly id: string; readonly file: string }
  | { readonly kind: 'wrong'; readonly reason: string };

/** One line of a list: id, audio file and reference text, which may be empty, with tabs between. */
export function parseLine(line: string): ParsedLine {
  const [id = '', file = '', ...rest] = line.split('\t').map((part) => part.trim());
  const text = rest.join(' ').trim();
  if (id === '' || file === '')
    return { kind: 'wrong', reason: 'expected: id<TAB>audio file<TAB>reference text (may be empty)' };
  if (text === '') return { kind: 'speech', id, file };
  if (pronounceText(text, new Map()).words.length === 0)
    return { kind: 'wrong', reason: 'the reference text has no words; leave it empty when it is not known' };
  return { kind: 'reading', id, file, text };
}
