import { expect, test } from 'vitest';
import { cueAt, readCaptions, transcriptOf } from './captions.ts';

const webVtt = `WEBVTT

NOTE made by hand

1
00:00:00.500 --> 00:00:03.000 line:85%
<v Anna>Write from Dictation
is a short task.

00:03.000 --> 00:05.250
Each word counts &amp; no order.

01:00:01.000 --> 01:00:02.000
An hour later.
`;

test('reads the cues with their times, without marks and entities', () => {
  expect(readCaptions(webVtt)).toEqual([
    { startMs: 500, endMs: 3_000, text: 'Write from Dictation\nis a short task.' },
    { startMs: 3_000, endMs: 5_250, text: 'Each word counts & no order.' },
    { startMs: 3_601_000, endMs: 3_602_000, text: 'An hour later.' },
  ]);
});

test.each([
  '',
  'WEBVTT',
  'not captions',
  '00:01.000 --> x\nText',
  '00:02.000 --> 00:01.000\nBackwards',
  '00:01.000 --> 00:02.000\n\n',
])('gives no cue for %j', (text) => {
  expect(readCaptions(text)).toEqual([]);
});

test('lines of other systems are read too, and cues are sorted by their start', () => {
  const text = 'WEBVTT\r\n\r\n00:02.000 --> 00:03.000\r\nTwo\r\n\r\n00:01.000 --> 00:02.000\r\nOne\r\n';
  expect(readCaptions(text).map((cue) => cue.text)).toEqual(['One', 'Two']);
});

test('a cue is shown from its start up to its end', () => {
  const cues = readCaptions(webVtt);
  const textAt = (ms: number) => cueAt(cues, ms)?.text ?? null;
  expect(textAt(499)).toBeNull();
  expect(textAt(500)).toContain('short task');
  expect(textAt(3_000)).toContain('Each word');
  expect(textAt(5_250)).toBeNull();
});

test('paragraphs of the transcript end with a sentence and are some seconds long', () => {
  const cue = (startMs: number, text: string) => ({ startMs, endMs: startMs + 4_000, text });
  const cues = [
    cue(0, 'One sentence.'),
    cue(4_000, 'Another one, which'),
    cue(8_000, 'goes on'),
    cue(12_000, 'and ends here.'),
    cue(16_000, 'The\nlast one'),
  ];
  expect(transcriptOf(cues)).toEqual([
    { startMs: 0, text: 'One sentence. Another one, which goes on and ends here.' },
    { startMs: 16_000, text: 'The last one' },
  ]);
  expect(transcriptOf([])).toEqual([]);
});

test('a text without sentences is cut into paragraphs all the same', () => {
  const cues = Array.from({ length: 20 }, (_, index) => ({
    startMs: index * 4_000,
    endMs: index * 4_000 + 4_000,
    text: 'and so on',
  }));
  expect(transcriptOf(cues).map(({ startMs }) => startMs)).toEqual([0, 32_000, 64_000]);
});
