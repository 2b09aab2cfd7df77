import { assessFreeSpeech } from '#engines/assessment/assess-free-speech.ts';
import { assessReading } from '#engines/assessment/assess-reading.ts';
import { assessWord } from '#engines/assessment/assess-word.ts';
import { assessWriting } from '#engines/assessment/assess-writing.ts';
import { wordsOfItem } from '#engines/speech/dictionary/item-words.ts';
import { pronounceText } from '#engines/speech/dictionary/pronouncing-dictionary.ts';
import { checkSignal } from '#engines/speech/reading/signal-gate.ts';
import type { ReadingQuestion, SpokenQuestion, WritingQuestion } from '#domain/tasks/engine-question.ts';
import { questionOf } from '#domain/tasks/rules-of.ts';
import { transcribe } from '#engines/transcript/transcribe.ts';
import type { TranscriptWitness } from '#engines/transcript/transcript-witness.ts';
import { decodeRecording } from '#server/scoring/audio/decode-recording.ts';
import { createEngineFiles, type EngineFiles } from './engine-files.ts';
import type { RecordedFile, ScoringReply, ScoringTask, ThreadSetup } from '#server/scoring/port/messages.ts';

type AnswerTask = Extract<ScoringTask, { kind: 'answer' }>;

/** Does what a scoring thread is asked for, with engines that are opened when they are first needed. */
export interface Assessor {
  /** @throws when an engine breaks on it */
  run(task: ScoringTask): Promise<ScoringReply>;
}

export function createAssessor(setup: ThreadSetup): Assessor {
  const files = createEngineFiles(setup);
  return {
    run: async (task) => {
      switch (task.kind) {
        case 'answer':
          return assessAnswer(files, task);
        case 'word':
          return assessSpokenWord(files, task.word, task.recording);
        case 'transcription':
          return writeDown(files, task.recording);
      }
    },
  };
}

/** The same steps as the device's `speech` and `writing` workers take: only then are the two scores the same. */
async function assessAnswer(files: EngineFiles, task: AnswerTask): Promise<ScoringReply> {
  const question = questionOf(task.item);
  switch (question?.engine) {
    case 'reading':
      return assessSpoken(files, task, question);
    case 'free-speech':
      return assessFree(files, task, question);
    case 'writing':
      return assessWritten(files, task, question);
    case undefined:
      return { kind: 'unsupported' };
  }
}

async function assessSpoken(
  files: EngineFiles,
  { item, value, pteType, recording }: AnswerTask,
  { taskType, text }: ReadingQuestion,
): Promise<ScoringReply> {
  const engine = await files.reading();
  if (engine === undefined) return { kind: 'no-engine' };
  if (recording === null || value.kind !== 'record') return { kind: 'unsupported' };
  const samples = await decodeRecording(recording);
  const witness = await hearWitness(files, samples);
  const words = wordsOfItem(text, item.pronunciations ?? []);
  const { signal } = value.recording;
  const score = assessReading(engine, { taskType, text, words, samples, witness, signal, pteType });
  return score === undefined ? { kind: 'unsupported' } : { kind: 'scored', score };
}

/** What the transcript engine heard; `undefined` while its pack is not on this machine. */
async function hearWitness(
  files: EngineFiles,
  samples: Float32Array,
): Promise<TranscriptWitness | undefined> {
  const engine = await files.transcript();
  if (engine === undefined) return undefined;
  return { transcript: await transcribe(engine, samples), dictionary: await files.dictionary() };
}

async function assessFree(
  files: EngineFiles,
  { item, value, pteType, recording }: AnswerTask,
  question: SpokenQuestion,
): Promise<ScoringReply> {
  const [reading, transcript] = [await files.reading(), await files.transcript()];
  if (reading === undefined || transcript === undefined) return { kind: 'no-engine' };
  if (recording === null || value.kind !== 'record') return { kind: 'unsupported' };
  const samples = await decodeRecording(recording);
  const heard = await transcribe(transcript, samples);
  const { engine: writing, topicsBesides } = files.writing();
  const dictionary = await files.dictionary();
  const { signal } = value.recording;
  const answer = { item: question, transcript: heard, samples, signal, pteType, others: topicsBesides(item) };
  const score = assessFreeSpeech({ reading, writing, dictionary }, answer);
  return score === undefined ? { kind: 'unsupported' } : { kind: 'scored', score };
}

async function writeDown(files: EngineFiles, recording: RecordedFile): Promise<ScoringReply> {
  const engine = await files.transcript();
  if (engine === undefined) return { kind: 'no-engine' };
  const samples = await decodeRecording(recording);
  if (samples.length === 0) return { kind: 'format' };
  // What is decoded ends there: half of what was said would pass for all of it.
  if (checkSignal(samples).flags.includes('too-long')) return { kind: 'refused', reason: 'too-long' };
  return { kind: 'transcription', text: (await transcribe(engine, samples)).text };
}

function assessWritten(
  files: EngineFiles,
  { item, value, pteType }: AnswerTask,
  question: WritingQuestion,
): ScoringReply {
  if (value.kind !== 'write') return { kind: 'unsupported' };
  const { engine, topicsBesides } = files.writing();
  const score = assessWriting(engine, {
    item: question,
    text: value.text,
    pteType,
    others: topicsBesides(item),
  });
  return score === undefined ? { kind: 'unsupported' } : { kind: 'scored', score };
}

async function assessSpokenWord(
  files: EngineFiles,
  word: string,
  recording: RecordedFile,
): Promise<ScoringReply> {
  const engine = await files.reading();
  if (engine === undefined) return { kind: 'no-engine' };
  const samples = await decodeRecording(recording);
  const { words } = pronounceText(word, await files.dictionary());
  return assessWord(engine, { words, samples, listen: () => hearWitness(files, samples) });
}
