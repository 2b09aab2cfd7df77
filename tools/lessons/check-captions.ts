import { wordsOf } from '#domain/words/words-and-sentences.ts';
import { captionLimits, captionText, readVtt, type Cue } from './captions.ts';

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

function cueFaults({ fromMs, toMs, text }: Cue, next: Cue | undefined): string[] {
  const lasts = toMs - fromMs;
  const pace = text.length / (lasts / 1000);
  return [
    lasts > captionLimits.longestMs ? `stands for ${seconds(lasts)}` : '',
    lasts < captionLimits.shortestMs && (next === undefined || next.fromMs > toMs)
      ? `only for ${seconds(lasts)}`
      : '',
    text.length > captionLimits.characters || text.split('\n').length > 2 ? `${text.length} characters` : '',
    pace > captionLimits.charactersPerSecond ? `${pace.toFixed(1)} characters a second` : '',
    next !== undefined && next.fromMs < toMs ? 'overlaps the next one' : '',
  ].filter((fault) => fault !== '');
}

function firstOther(spoken: readonly string[], written: readonly string[]): string | null {
  const at = Array.from({ length: Math.max(spoken.length, written.length) }, (_, i) => i).find(
    (i) => spoken[i] !== written[i],
  );
  return at === undefined
    ? null
    : `word ${at + 1} is "${written[at] ?? ''}", and "${spoken[at] ?? ''}" is said`;
}

/** What is wrong with a file of captions for what is said. */
export function captionFaults(vtt: string, spoken: string): string[] {
  let cues: Cue[];
  try {
    cues = readVtt(vtt);
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
  const other = firstOther(wordsOf(spoken), wordsOf(captionText(cues)));
  return [
    ...cues.flatMap((cue, at) => cueFaults(cue, cues[at + 1]).map((fault) => `"${cue.text}": ${fault}`)),
    ...(other === null ? [] : [other]),
  ].map((fault) => `captions: ${fault}`);
}
