import { describe, expect, it } from 'vitest';
import { captionsOf, captionText, readVtt, writeVtt } from './captions.ts';
import { captionFaults } from './check-captions.ts';
import type { Placed } from './timeline.ts';
import { spreadWords } from './word-times.ts';

function said(text: string, atMs: number, speaker: Placed['speaker'] = 'narrator'): Placed {
  const words = text.split(' ');
  const durationMs = words.length * 400;
  return {
    speaker,
    slide: 0,
    shown: 0,
    atMs,
    durationMs,
    samples: new Float32Array(),
    words: spreadWords(words, { from: 0, to: durationMs }),
  };
}
const cuesOf = (...sounds: Placed[]) => captionsOf({ sounds, states: [], durationMs: 60_000, faults: [] });

const long =
  'The chart shows visits to a library in one week, and Saturday is by far the busiest day of all, while Sunday is the quietest.';

describe('captionsOf', () => {
  it('cuts a long sentence at its clauses', () => {
    expect(cuesOf(said(long, 0)).map(({ text }) => text.replaceAll('\n', ' '))).toEqual([
      'The chart shows visits to a library in one week,',
      'and Saturday is by far the busiest day of all,',
      'while Sunday is the quietest.',
    ]);
  });

  it('names the learner and a recording where the speaker changes', () => {
    const cues = cuesOf(
      said('Listen.', 0),
      said('Please return all books.', 2000, 'recording'),
      said('All books.', 6000, 'learner'),
      said('It was breakfast.', 9000, 'learner'),
      said('That is all.', 12_000),
    );
    expect(cues.map(({ text }) => text)).toEqual([
      'Listen.',
      'Recording: Please return all books.',
      'Learner: All books.',
      'It was breakfast.',
      'That is all.',
    ]);
  });

  it('keeps a short caption for a second, and ends it before the next one', () => {
    const [alone, next] = cuesOf(said('Listen.', 0), said('Now you write.', 900));
    expect(alone).toMatchObject({ fromMs: 0, toMs: 900 });
    expect(next).toMatchObject({ fromMs: 900, toMs: 2300 });
    expect(cuesOf(said('Listen.', 0))[0]?.toMs).toBe(1000);
  });
});

describe('WebVTT', () => {
  it('reads what it wrote', () => {
    const cues = cuesOf(said(`${long} <Q> & A`, 3_599_000));
    expect(writeVtt(cues)).toContain('&lt;Q&gt; &amp; A');
    expect(readVtt(writeVtt(cues))).toEqual(cues);
    expect(captionText(cues)).toBe(`${long} <Q> & A`);
  });

  it('rejects a file without timings', () => {
    expect(() => readVtt('WEBVTT\n\nHello')).toThrow('This is no caption');
  });
});

describe('captionFaults', () => {
  it('accepts captions of what is said', () => {
    expect(
      captionFaults(writeVtt(cuesOf(said(long, 0), said('Go on.', 12_000, 'learner'))), `${long} Go on.`),
    ).toEqual([]);
  });

  it('reports the first word that is not said', () => {
    const vtt = writeVtt(cuesOf(said('Listen to the end.', 0)));
    expect(captionFaults(vtt, 'Listen to the very end.')).toEqual([
      'captions: word 4 is "end", and "very" is said',
    ]);
  });

  it('reports overlaps, haste and long captions', () => {
    const cue = (fromMs: number, toMs: number, text: string) => ({ fromMs, toMs, text });
    const vtt = writeVtt([
      cue(0, 7000, 'Listen.'),
      cue(6000, 7000, 'to the end of the sentence'),
      cue(8000, 13_000, long),
    ]);
    expect(captionFaults(vtt, `Listen. to the end of the sentence ${long}`)).toEqual([
      'captions: "Listen.": stands for 7.0 s',
      'captions: "Listen.": overlaps the next one',
      'captions: "to the end of the sentence": 26.0 characters a second',
      `captions: "${long}": ${long.length} characters`,
      `captions: "${long}": 25.0 characters a second`,
    ]);
  });
});
