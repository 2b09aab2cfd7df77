import { createHash } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BankItem } from '#contract/items/bank-item.ts';
import type { SentencePair } from '#contract/items/translation.ts';
import type { Bank } from '#content/load-bank.ts';

const common = (id: number, title: string, level: 'EASY' | 'AVERAGE' | 'HARD') => ({
  id,
  title,
  level,
  topic: 'Tests',
  exams: ['ACADEMIC', 'CORE'],
  explanation: 'An explanation that is long enough.',
  provenance: { author: 'Passage', written: '2026-11', licence: 'Passage' },
});

const options = ['a', 'b', 'c'].map((id) => ({ id, text: `Option ${id}`, note: `Why ${id}` }));
const paragraphs = ['a', 'b', 'c', 'd'].map((id) => ({ id, text: `Paragraph ${id}`, why: `Place of ${id}` }));
const choice = (id: number, title: string, level: 'EASY' | 'AVERAGE' | 'HARD') => ({
  ...common(id, title, level),
  taskType: 'MCS_R',
  passage: 'A passage.',
  question: 'Which one?',
  options,
  correct: 'b',
});

const persian: SentencePair = {
  part: 'TEXT',
  source: 'A passage.',
  target: 'یک متن.',
  alignments: [{ sourceStart: 0, targetStart: 0 }],
};

interface TestSound {
  readonly sha256: string;
  readonly bytes: Buffer;
}

/** A file of real bytes, and what an item says of it. */
function soundOf(words: string, voice: { id: string; label: string; accent: 'US' | 'UK' }) {
  const bytes = Buffer.concat([Buffer.from([0xff, 0xfb, 0x90, 0x00]), Buffer.from(words.repeat(500))]);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const path = join(mkdtempSync(join(tmpdir(), 'passage-media-')), 'audio.mp3');
  writeFileSync(path, bytes);
  const audio = { ...voice, sha256, mimeType: 'audio/mpeg', sizeBytes: bytes.length, durationMs: 2_000 };
  return { audio, path, media: { sha256, bytes } };
}

/** A small bank: three choices, one of each other kind, and two audio files that are real bytes. */
export function makeTestBank(): Bank & {
  readonly media: TestSound;
  /** The explanation of the first choice. */
  readonly explained: TestSound;
} {
  const heard = soundOf('sound ', { id: 'af_heart', label: 'Voice 1', accent: 'US' });
  const explained = soundOf('explained ', { id: 'bf_emma', label: 'Voice 2', accent: 'UK' });
  const items = [
    { ...common(1001, 'Rivers', 'EASY'), taskType: 'RA', text: 'Rivers carry stones.' },
    {
      ...common(9001, 'Cities', 'HARD'),
      exams: ['ACADEMIC'],
      taskType: 'WE',
      prompt: 'Discuss.',
      modelAnswers: ['Well.'],
      keyPoints: ['one', 'two', 'three'].map((point) => ({ point, terms: [point] })),
    },
    { ...common(13001, 'Order', 'AVERAGE'), taskType: 'RO', paragraphs },
    { ...choice(15001, 'Élan of bees', 'EASY'), explanationAudio: explained.audio },
    choice(15002, 'Ants at work', 'HARD'),
    choice(15003, 'Wasps', 'EASY'),
    {
      ...common(23001, 'Dictation', 'EASY'),
      taskType: 'WFD',
      transcript: 'The library opens at nine.',
      audios: [heard.audio],
    },
  ].map((item) => BankItem.parse(item));
  const paths = new Map([heard, explained].map(({ audio, path }) => [audio.sha256, path]));
  return {
    items,
    media: heard.media,
    explained: explained.media,
    mediaPath: (sha256) => paths.get(sha256),
    translations: new Map([['FA', new Map([[15003, [persian]]])]]),
  };
}
