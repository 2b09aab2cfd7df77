import { expect, test } from 'vitest';
import { wordTokens } from '#domain/words/word-tokens.ts';
import { chunkParagraphs } from './word-chunks.ts';

const units = (text: string) =>
  chunkParagraphs(text).map((chunks) =>
    chunks.flatMap((chunk) =>
      chunk.kind === 'unit'
        ? [
            chunk.parts
              .map((part) => (part.kind === 'word' ? `[${part.at}${part.text}]` : part.text))
              .join(''),
          ]
        : [],
    ),
  );

test('marks stand with their word, and words count through all paragraphs', () => {
  expect(units('He said ("no!").\n\nThen: nothing...')).toEqual([
    ['[0He]', '[1said]', '("[2no]!").'],
    ['[3Then]:', '[4nothing]...'],
  ]);
});

test('a line may break after a dash or a slash, and a dash alone is no word', () => {
  expect(units('rings/hooks - well\u2014yes')).toEqual([
    ['[0rings]/', '[1hooks]', '-', '[2well]\u2014', '[3yes]'],
  ]);
});

test('the chunks together are the whole text, with every word of it once', () => {
  const text =
    "It's a well-known fact: 3,000 (or more) people's homes\nwere re-built in 1999/2000 - so they say.";
  const chunks = chunkParagraphs(text).flat();
  const parts = chunks.flatMap((chunk) =>
    chunk.kind === 'unit' ? chunk.parts.map((part) => part.text) : [chunk.text],
  );
  expect(parts.join('')).toBe(text);
  const places = chunks.flatMap((chunk) =>
    chunk.kind === 'unit' ? chunk.parts.flatMap((part) => (part.kind === 'word' ? [part.at] : [])) : [],
  );
  expect(places).toEqual(wordTokens(text).map((_, at) => at));
});
