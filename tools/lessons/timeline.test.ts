import { describe, expect, it } from 'vitest';
import { filmOf } from './film.ts';
import { layTimeline, trackOf, type Heard, type HeardSlide } from './timeline.ts';

const heard = (durationMs: number, shown = 0): Heard => ({
  speaker: 'narrator',
  samples: new Float32Array(durationMs).fill(1),
  durationMs,
  words: [],
  shown,
});
const slide = (wordsShown: number, ...all: Heard[]): HeardSlide => ({
  name: 'slide',
  wordsShown,
  heard: all,
});

describe('layTimeline', () => {
  it('rests 400 ms before the first, 350 ms between sentences, 700 ms between slides and 1,000 ms after the last', () => {
    const { sounds, durationMs } = layTimeline([slide(1, heard(1000), heard(2000, 1)), slide(1, heard(500))]);
    expect(sounds.map(({ atMs }) => atMs)).toEqual([400, 1750, 4450]);
    expect(durationMs).toBe(5950);
  });

  it('shows a step when its sentence begins, and a slide before its first sentence', () => {
    const { states } = layTimeline([slide(1, heard(1000), heard(2000, 1)), slide(1, heard(500))]);
    expect(states).toEqual([
      { slide: 0, shown: 0, atMs: 0 },
      { slide: 0, shown: 1, atMs: 1750 },
      { slide: 1, shown: 0, atMs: 4100 },
    ]);
  });

  it('lengthens the last rest of a slide with many words', () => {
    const { sounds, faults } = layTimeline([slide(9, heard(1250)), slide(1, heard(500))]);
    // Seen for 2,000 ms without it, and 9 words take 3,000 ms to read.
    expect(sounds.map(({ atMs }) => atMs)).toEqual([400, 3350]);
    expect(faults).toEqual([]);
  });

  it('reports a slide whose words need more than 1.5 s beyond its speech', () => {
    const { faults } = layTimeline([slide(12, heard(1250)), slide(1, heard(500))]);
    expect(faults).toEqual(['slide: 12 words need 0.5 s more']);
  });
});

describe('trackOf', () => {
  it('puts each sound at its place between silences', () => {
    const track = trackOf(layTimeline([slide(1, heard(10)), slide(1, heard(10))]), 1000);
    const loud = [...track.keys()].filter((at) => track[at] === 1);
    expect(loud.slice(0, 10)).toEqual([400, 401, 402, 403, 404, 405, 406, 407, 408, 409]);
    expect(loud.slice(10)[0]).toBe(1110);
    expect(track).toHaveLength(2120);
  });
});

describe('filmOf', () => {
  it('gives each state its whole frames and names the frames where slides begin', () => {
    const states = [
      { slide: 0, shown: 0, atMs: 0 },
      { slide: 0, shown: 1, atMs: 1040 },
      { slide: 1, shown: 0, atMs: 1960 },
    ];
    expect(filmOf({ states, durationMs: 2510 })).toEqual({
      frames: 13,
      slideStarts: [0, 10],
      parts: [
        { slide: 0, shown: 0, frames: 5 },
        { slide: 0, shown: 1, frames: 5 },
        { slide: 1, shown: 0, frames: 3 },
      ],
    });
  });
});
