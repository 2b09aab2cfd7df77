import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';

const root = join(import.meta.dirname, '..', '..');
const sentence = 'Please return all library books before the end of the term.';
const spoken = join(root, 'content', 'audio', '23001-am_michael.mp3');

const Line = z.object({
  id: z.string(),
  transcript: z.string(),
  heard: z.string(),
  coverage: z.number().nullable(),
  words: z.array(
    z.object({
      word: z.string(),
      type: z.string(),
      start: z.number().nullable(),
      score: z.number().nullable(),
    }),
  ),
  accuracy: z.number().nullable(),
  fluency: z.number().nullable(),
  quality: z.object({ flags: z.array(z.string()), damaged: z.boolean(), cut: z.boolean() }),
  refused: z.boolean(),
  reason: z.string().nullable(),
});

describe('the program that scores lists of readings', () => {
  const folder = mkdtempSync(join(tmpdir(), 'score-speech-'));
  const made = (name: string, ...args: string[]): string => {
    execFileSync('ffmpeg', ['-v', 'error', '-y', ...args, join(folder, name)]);
    return name;
  };
  const results = new Map<string, z.infer<typeof Line>>();
  let complaints = '';

  beforeAll(() => {
    const lavfi = (source: string): string[] => ['-f', 'lavfi', '-i', source];
    copyFileSync(spoken, join(folder, 'good.mp3'));
    writeFileSync(join(folder, 'empty.mp3'), '');
    execFileSync('ffmpeg', [
      '-v',
      'error',
      '-y',
      '-f',
      'lavfi',
      '-i',
      'color=red:s=64x64',
      '-frames:v',
      '1',
      '-f',
      'mjpeg',
      join(folder, 'photo.mp3'),
    ]);
    copyFileSync(spoken, join(folder, 'truncated.mp3'));
    truncateSync(join(folder, 'truncated.mp3'), 12_345);
    const files = [
      'good.mp3',
      made('silence.wav', ...lavfi('anullsrc=r=16000'), '-t', '4'),
      made('noise.wav', ...lavfi('anoisesrc=a=0.1:seed=1:r=16000'), '-t', '4'),
      made('hum.wav', ...lavfi('sine=f=50:r=16000'), '-t', '4'),
      made('short.wav', '-ss', '1', '-i', spoken, '-t', '0.2'),
      made('clipped.wav', '-i', spoken, '-af', 'volume=30dB'),
      made('long.mp3', '-stream_loop', '-1', '-i', spoken, '-t', '900', '-ar', '8000', '-b:a', '16k'),
      made('stereo-8k.wav', '-i', spoken, '-ac', '2', '-ar', '8000'),
      made('stereo-96k.flac', '-i', spoken, '-ac', '2', '-ar', '96000'),
      'truncated.mp3',
      'photo.mp3',
      'empty.mp3',
      'absent.mp3',
    ];
    const lines = files.map(
      (name) => `${name}\t${name}\t${name === 'long.mp3' ? `${sentence} `.repeat(6) : sentence}`,
    );
    const other = 'other\tgood.mp3\tMany glaciers in the northern mountains have lost half of their ice.';
    writeFileSync(
      join(folder, 'list.tsv'),
      [
        ...lines,
        other,
        'no tabs at all',
        'id\tgood.mp3\t...',
        'free\tgood.mp3',
        'free-silence\tsilence.wav\t',
        '',
      ].join('\n'),
    );
    const run = spawnSync(
      process.execPath,
      ['tools/score-speech/score-speech.ts', '--list', join(folder, 'list.tsv')],
      {
        cwd: root,
        encoding: 'utf8',
        maxBuffer: 64 * 1024 * 1024,
      },
    );
    for (const line of run.stdout.split('\n').filter((text) => text !== '')) {
      const parsed = Line.parse(JSON.parse(line));
      results.set(parsed.id, parsed);
    }
    complaints = run.stderr;
  }, 600_000);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('matches every word of a good reading', () => {
    expect(results.get('good.mp3')).toMatchObject({ coverage: 1, refused: false, reason: null });
    expect(results.get('good.mp3')?.accuracy).toBeGreaterThan(8);
    expect(results.get('good.mp3')?.transcript).toBe(sentence.replace('.', ''));
  });

  it.each(['silence.wav', 'noise.wav', 'hum.wav'])('matches nothing in %s and says why', (id) => {
    expect(results.get(id)).toMatchObject({
      coverage: 0,
      transcript: '',
      accuracy: null,
      refused: true,
      reason: 'no-speech',
    });
  });

  it('says that 0.2 s is too short', () => {
    expect(results.get('short.wav')).toMatchObject({ refused: true, reason: 'too-short' });
  });

  it('flags clipping and still scores', () => {
    expect(results.get('clipped.wav')?.quality.flags).toContain('clipping');
    expect(results.get('clipped.wav')?.accuracy).not.toBeNull();
  });

  it('reads the first three minutes of 15 and says so', () => {
    expect(results.get('long.mp3')?.quality).toMatchObject({ cut: true });
    expect(results.get('long.mp3')?.quality.flags).toContain('too-long');
  });

  it.each(['stereo-8k.wav', 'stereo-96k.flac'])('takes %s as well', (id) => {
    expect(results.get(id)?.coverage).toBeGreaterThan(0.9);
    expect(results.get(id)?.refused).toBe(false);
  });

  it('scores what a truncated file still has', () => {
    const { words = [], coverage = null } = results.get('truncated.mp3') ?? {};
    expect(coverage).toBeGreaterThan(0.2);
    expect(coverage).toBeLessThan(0.9);
    expect(words.at(-1)?.type).toBe('MISSED');
  });

  it('refuses another text', () => {
    expect(results.get('other')).toMatchObject({ refused: true, reason: 'other-text' });
    // Still told: what was said instead.
    expect(results.get('other')?.heard).toContain('library books');
  });

  it('writes down speech without a known text, with the time of every word', () => {
    const free = results.get('free');
    expect(free?.transcript.replace('.', '')).toBe(sentence.replace('.', ''));
    expect(free).toMatchObject({ coverage: null, refused: false, reason: null });
    expect(free?.words.map(({ type }) => type)).toEqual(sentence.split(' ').map(() => 'CORRECT'));
    const starts = free?.words.map(({ start }) => start ?? -1) ?? [];
    expect(starts).toEqual(starts.toSorted((a, b) => a - b));
    expect(starts[0]).toBeGreaterThanOrEqual(0);
    expect(free?.accuracy).toBeGreaterThan(7);
  });

  it('writes down nothing where nothing is said', () => {
    expect(results.get('free-silence')).toMatchObject({
      transcript: '',
      words: [],
      accuracy: null,
      refused: true,
      reason: 'no-speech',
    });
  });

  it('complains about wrong lines and files on stderr and goes on', () => {
    expect(complaints).toContain('(photo.mp3): there is no sound in this file');
    expect(complaints).toContain('(empty.mp3): the file is empty');
    expect(complaints).toContain('(absent.mp3): there is no such file');
    expect(complaints).toMatch(/line 15: expected: id<TAB>/u);
    expect(complaints).toMatch(/line 16: the reference text has no words/u);
    expect(readFileSync(join(folder, 'list.tsv'), 'utf8')).toContain('photo.mp3');
  });
});
