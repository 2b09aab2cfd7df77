import { voices, type Voice } from '#content/voices.ts';
import { wordsOf } from '#domain/words/words-and-sentences.ts';
import { toPhonemes } from '#tools/content/phonemes.ts';
import { goesOf } from '#tools/content/speak-text.ts';
import { toSpeakable } from '#tools/content/speakable.ts';

/**
 * Speed of each voice at which short sentences with 350 ms between them come to about 148 words a minute, measured. Around 0.8 the
 * model's pace leaps, because it rounds the length of each sound: 0.78 of Emma is 139 words a minute, 0.82 is 162.
 */
const speeds: Readonly<Record<string, number>> = {
  af_heart: 0.79,
  af_bella: 0.79,
  af_sarah: 0.79,
  am_michael: 0.84,
  am_fenrir: 0.8,
  am_puck: 0.84,
  bf_emma: 0.8,
  bf_isabella: 0.8,
  bm_george: 0.96,
  bm_fable: 0.94,
  bm_lewis: 0.98,
};

/** Spoken alone, fewer words than this get sounds that are not in them. */
const leastWords = 4;
/** Follows them then, and is cut off. */
const follower = 'and that is all there is to say.';
const followerRestMs = 300;

/** What the model speaks at once. */
export interface SpeechGo {
  /** As captions show it. */
  readonly text: string;
  readonly voice: string;
  readonly speed: number;
  readonly phonemes: string;
  /** What the model says after them; nobody hears it. Empty for a sentence that is long enough. */
  readonly followed: string;
  /** Added to each full stop. */
  readonly restMs: number;
}

/** The voice of this id. Throws when there is none. */
export function findVoice(id: string): Voice {
  const voice = voices.find((one) => one.id === id);
  if (voice === undefined) throw new Error(`There is no voice ${id}.`);
  return voice;
}

const ended = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);

/** A text as the goes in which a voice speaks it. */
export async function goesOfText(text: string, voiceId: string): Promise<SpeechGo[]> {
  const { accent } = findVoice(voiceId);
  const speed = speeds[voiceId] ?? 0.8;
  const goes: SpeechGo[] = [];
  for (const go of goesOf(text)) {
    const isShort = wordsOf(go).length < leastWords;
    const phonemes = await toPhonemes(ended(toSpeakable(go)), accent);
    const followed = isShort ? await toPhonemes(follower, accent) : '';
    goes.push({ text: go, voice: voiceId, speed, phonemes, followed, restMs: isShort ? followerRestMs : 0 });
  }
  return goes;
}
