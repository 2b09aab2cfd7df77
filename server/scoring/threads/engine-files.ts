import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReadingEngine } from '#engines/assessment/assess-reading.ts';
import { readWordVectors } from '#engines/content-scoring/word-vectors.ts';
import type { Topic } from '#engines/content-scoring/topic.ts';
import { readModelArchive } from '#engines/speech/acoustic/read-model-archive.ts';
import {
  readDictionary,
  type PronouncingDictionary,
} from '#engines/speech/dictionary/pronouncing-dictionary.ts';
import { readReadingWeights } from '#engines/speech/weights/reading-weights.ts';
import type { TranscriptEngine } from '#engines/transcript/transcribe.ts';
import { readLexicon } from '#engines/writing/lexicon/lexicon.ts';
import { questionTopic, type WritingEngine } from '#engines/writing/score-writing.ts';
import { openModelStore } from '#server/models/model-store.ts';
import { openTranscriber } from '#server/models/open-transcriber.ts';
import { readWritingData } from '#server/scoring/read-writing-data.ts';
import type { ThreadSetup } from '#server/scoring/port/messages.ts';

const weightsPath = join(
  import.meta.dirname,
  '..',
  '..',
  '..',
  'engines',
  'speech',
  'weights',
  'reading-weights.json',
);

export interface WritingFiles {
  readonly engine: WritingEngine;
  /** Topics of the bank's other questions of the same task, in the order of the bank. */
  readonly topicsBesides: (item: { readonly id: number; readonly taskType: string }) => Topic[];
}

/** The engines of one thread. Each is opened once, when it is first asked for. */
export interface EngineFiles {
  writing(): WritingFiles;
  /** `undefined` while the model pack is not on this machine; asked anew every time until it is. */
  reading(): Promise<ReadingEngine | undefined>;
  /** `undefined` while its pack is not on this machine. */
  transcript(): Promise<TranscriptEngine | undefined>;
  /** American pronunciations; an empty one where the transcript pack is missing, and words are sounded out. */
  dictionary(): Promise<PronouncingDictionary>;
}

export function createEngineFiles({ modelsDir, transcriptModel, questions }: ThreadSetup): EngineFiles {
  const models = openModelStore(modelsDir);
  let writing: WritingFiles | undefined;
  let reading: ReadingEngine | undefined;
  let transcript: TranscriptEngine | undefined;
  let dictionary: PronouncingDictionary | undefined;

  function openWriting(): WritingFiles {
    const engine: WritingEngine = {
      lexicon: readLexicon(readWritingData('lexicon.bin').bytes),
      vectors: readWordVectors(readWritingData('vectors.bin').bytes),
    };
    const topics = questions.map(({ id, taskType, prompt, keyPoints }) => ({
      id,
      taskType,
      topic: questionTopic(engine, prompt, keyPoints),
    }));
    const topicsBesides = (item: { readonly id: number; readonly taskType: string }): Topic[] =>
      topics.flatMap(({ id, taskType, topic }) =>
        id !== item.id && taskType === item.taskType ? [topic] : [],
      );
    return { engine, topicsBesides };
  }

  async function openReading(): Promise<ReadingEngine | undefined> {
    const archive = await models.readPackFile('reading', 'model');
    if (archive === undefined) return undefined;
    const weights = readReadingWeights(JSON.parse(readFileSync(weightsPath, 'utf8')));
    return { model: readModelArchive(archive), weights };
  }

  async function openDictionary(): Promise<PronouncingDictionary | undefined> {
    const text = await models.readPackFile(`transcript-${transcriptModel}`, 'dictionary');
    return text === undefined ? undefined : readDictionary(new TextDecoder().decode(text));
  }

  return {
    writing: () => (writing ??= openWriting()),
    reading: async () => (reading ??= await openReading()),
    transcript: async () => (transcript ??= await openTranscriber(models, transcriptModel)),
    dictionary: async () => (dictionary ??= await openDictionary()) ?? new Map(),
  };
}
