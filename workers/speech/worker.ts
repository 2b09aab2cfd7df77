import { expose, transfer } from 'comlink';
import { assessReading } from '#engines/assessment/assess-reading.ts';
import { assessWord } from '#engines/assessment/assess-word.ts';
import { isOtherSound } from '#domain/media/signature.ts';
import { wordsOfItem } from '#engines/speech/dictionary/item-words.ts';
import { scoreReading } from '#engines/speech/reading/score-reading.ts';
import type { TranscriptWitness } from '#engines/transcript/transcript-witness.ts';
import type { HeardTranscript, SpeechWorkerApi } from './api.ts';
import { decodeMp3 } from './decode-mp3.ts';
import { openDictionary } from './open-dictionary.ts';
import { openReadingEngine } from './reading-engine.ts';

/** `null`: there may be sound in it, but not in an MP3. */
async function decodeSound(recording: ArrayBuffer): Promise<Float32Array<ArrayBuffer> | null> {
  const bytes = new Uint8Array(recording);
  return isOtherSound(bytes) ? null : decodeMp3(bytes);
}

async function openWitness(heard: HeardTranscript | undefined): Promise<TranscriptWitness | undefined> {
  const dictionary = heard && (await openDictionary(heard.dictionary));
  return dictionary && { transcript: heard.transcript, dictionary };
}

const api: SpeechWorkerApi = {
  async assessReading({ model, pronunciations, recording, heard, ...reading }) {
    const engine = await openReadingEngine(model);
    if (!engine) return { kind: 'no-pack' };
    const samples = heard?.samples ?? (await decodeSound(recording));
    if (!samples) return { kind: 'other-format' };
    const words = wordsOfItem(reading.text, pronunciations);
    const witness = await openWitness(heard);
    const score = assessReading(engine, { ...reading, samples, words, witness });
    return score ? { kind: 'scored', score } : { kind: 'no-task' };
  },

  async scoreWord({ model, word, pronunciations, recording, heard }) {
    const engine = await openReadingEngine(model);
    if (!engine) return { kind: 'no-pack' };
    const samples = heard?.samples ?? (await decodeSound(recording));
    if (!samples) return { kind: 'other-format' };
    const words = wordsOfItem(word, pronunciations);
    return assessWord(engine, { words, samples, listen: () => openWitness(heard) });
  },

  async findWordTimes({ model, pronunciations, recording, text }) {
    const engine = await openReadingEngine(model);
    if (!engine) return { kind: 'no-pack' };
    const samples = await decodeMp3(new Uint8Array(recording));
    const { words } = scoreReading(engine, samples, wordsOfItem(text, pronunciations));
    const times = words
      .filter(({ type }) => type !== 'EXTRA')
      .map(({ start, dur }) =>
        start === null || dur === null ? null : { startMs: start * 1000, endMs: (start + dur) * 1000 },
      );
    return { kind: 'found', times };
  },

  async decode(recording) {
    const samples = await decodeSound(recording);
    return samples && transfer(samples, [samples.buffer]);
  },

  async assessFreeSpeech(job) {
    const { scoreFreeSpeech } = await import('./free-speech.ts');
    return scoreFreeSpeech(job);
  },
};

expose(api);
