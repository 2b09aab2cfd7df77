/** Words of a lesson that are shown for a while. */
export interface Cue {
  readonly startMs: number;
  readonly endMs: number;
  /** Plain text; lines are separated by `\n`. */
  readonly text: string;
}

/** A paragraph of the transcript. */
export interface TranscriptPart {
  readonly startMs: number;
  readonly text: string;
}

const timing = /^\s*((?:\d+:)?\d{1,2}:\d{2}\.\d{3})\s+-->\s+((?:\d+:)?\d{1,2}:\d{2}\.\d{3})/u;
const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&nbsp;': '\u00A0',
  '&lrm;': '',
  '&rlm;': '',
};

/** The cues of a WebVTT text, by start. What is not a cue is skipped; a text without any gives an empty list. */
export function readCaptions(webVtt: string): Cue[] {
  return webVtt
    .replaceAll(/\r\n?/gu, '\n')
    .split(/\n{2,}/u)
    .flatMap(readCue)
    .toSorted((one, other) => one.startMs - other.startMs);
}

function readCue(block: string): Cue[] {
  const lines = block.split('\n');
  const at = lines.findIndex((line) => line.includes('-->'));
  const [, start, end] = timing.exec(lines[at] ?? '') ?? [];
  const text = lines
    .slice(at + 1)
    .map(plainText)
    .filter((line) => line !== '')
    .join('\n');
  if (start === undefined || end === undefined || text === '') return [];
  const cue = { startMs: msOf(start), endMs: msOf(end), text };
  return cue.endMs > cue.startMs ? [cue] : [];
}

/** Of `1:02:03.456` or `02:03.456`. */
function msOf(time: string): number {
  return Math.round(time.split(':').reduce((sum, part) => sum * 60 + Number(part), 0) * 1000);
}

const plainText = (line: string): string =>
  line
    .replaceAll(/<[^>]*>/gu, '')
    .replaceAll(/&\w+;/gu, (entity) => entities[entity] ?? entity)
    .trim();

/** What is said at a moment; `null` in a pause. */
export function cueAt(cues: readonly Cue[], positionMs: number): Cue | null {
  return cues.findLast(({ startMs, endMs }) => startMs <= positionMs && positionMs < endMs) ?? null;
}

/** A paragraph is at least so long, and ends with a sentence. */
const partMs = 10_000;
/** It ends with a cue then, where no sentence ends. */
const longestPartMs = 30_000;

/** The whole text in paragraphs of a few sentences, each with the moment at which it begins. */
export function transcriptOf(cues: readonly Cue[]): TranscriptPart[] {
  const parts: TranscriptPart[] = [];
  let open: { startMs: number; words: string[] } | null = null;
  for (const { startMs, endMs, text } of cues) {
    open ??= { startMs, words: [] };
    open.words.push(text.replaceAll('\n', ' '));
    const lengthMs = endMs - open.startMs;
    const isSentence = /[.?!]["'”’)]*$/u.test(text);
    if ((isSentence && lengthMs >= partMs) || lengthMs >= longestPartMs) {
      parts.push({ startMs: open.startMs, text: open.words.join(' ') });
      open = null;
    }
  }
  if (open !== null) parts.push({ startMs: open.startMs, text: open.words.join(' ') });
  return parts;
}
