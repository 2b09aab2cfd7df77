import { phonemize } from 'phonemizer';
import type { VoiceAccent } from '#content/voices.ts';

const espeakVoice: Record<VoiceAccent, string> = { US: 'en-us', UK: 'en' };

/** Signs that the model reads as pauses and tunes. espeak drops them, so they are put back between the phrases. */
const pauseSigns = /([;:,.!?—…()]+)/;

/** espeak's letters that the model does not know, as the nearest ones that it does. */
function toModelAlphabet(phonemes: string): string {
  return phonemes.replaceAll('r', 'ɹ').replaceAll('x', 'k').replaceAll('ʲ', 'j').replaceAll('ɬ', 'l');
}

/** One sentence as the phoneme string that the model was trained on, with its punctuation. */
export async function toPhonemes(sentence: string, accent: VoiceAccent): Promise<string> {
  const parts = sentence.split(pauseSigns);
  let phonemes = '';
  for (const [index, part] of parts.entries()) {
    const isSign = index % 2 === 1;
    if (isSign) {
      phonemes += `${part} `;
    } else if (/[\p{L}\p{N}]/u.test(part)) {
      phonemes += (await phonemize(part.trim(), espeakVoice[accent])).join(' ');
    }
  }
  return toModelAlphabet(phonemes).trim();
}

/** Syllables, counted as runs of vowels: near enough to judge whether speech is too dense. */
export function countSyllables(phonemes: string): number {
  return phonemes.match(/[aeiouyæɐɑɒɔəɚɛɜɪʊʌᵻ][aeiouæɐɑɒɔəɚɛɜɪʊʌᵻː]*/g)?.length ?? 0;
}
