import { Buffer } from 'node:buffer';

/** Pieces of the LLaMA tokenizer that Moonshine's decoder was trained with. */
const vocabularySize = 32_000;

/**
 * Takes the token table out of the source text of `llama-tokenizer-js`, where it stands as one base64 string: one piece a
 * line, its number is its token. Returns it as UTF-8.
 */
export function readVocabulary(source: string): Uint8Array {
  const encoded = /llama_vocab_base64\s*=\s*"([A-Za-z0-9+/=]+)"/u.exec(source)?.[1];
  if (encoded === undefined) throw new Error('llama-tokenizer.js has no token table.');
  const table = Buffer.from(encoded, 'base64');
  const lines = table.toString('utf8').split('\n').length;
  if (lines !== vocabularySize)
    throw new Error(`The token table has ${lines} pieces, not ${vocabularySize}.`);
  return new Uint8Array(table);
}
