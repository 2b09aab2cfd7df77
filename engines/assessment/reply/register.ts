import type { tones } from '#contract/entities/speech-evidence.ts';
import type { TextSpan } from '#contract/entities/text-span.ts';

/** How one speaks to the listener of a situation. */
export type Register = 'formal' | 'neutral' | 'informal';

export type Tone = (typeof tones)[number];

export interface Tenor {
  readonly tone: Tone;
  /** The words that show it; none where something is missing. */
  readonly spans: readonly TextSpan[];
  /** What it costs, as a share of the whole. Our choice. */
  readonly cost: number;
}

// By hand, 2026-11. Words that also have a plain sense (cool, like, man) are left out: a false reproach is worse than none.
const rude =
  /\b(?:shut up|stupid|idiots?|dumb|moron|(?:what|what's|what is) (?:the hell|wrong with you)|the hell|go to hell|damn|bloody|crap|shit|fuck\w*|how dare you|(?:it's|it is|this is|that's|that is) (?:all )?your (?:own )?(?:fault|problem)|none of your business|i don't care|i do not care|are you (?:crazy|mad|blind|deaf)|leave me alone|get lost|you(?:'re| are) (?:useless|lazy|terrible|ridiculous|wrong|a liar|irresponsible)|hurry up|what(?:'s| is) your problem|so what)\b/giu;
const pushy =
  /\b(?:you (?:must|have to|need to|had better|better) (?:give|let|do|help|fix|repair|send|come|pay|change|move|call|stop|bring|make|understand|accept|solve|return)|i (?:demand|insist|order you)|(?:i want|i need) you to|i want (?:my|a|two|more|the|it)|(?<!\b(?:you|please|to) )give me (?:my|the|a|two|more|back)|right now|do it now|do your job)\b/giu;
const casual =
  /\b(?:hey|yo|gonna|wanna|gotta|gimme|lemme|yeah|yep|nope|dude|mate|bro|buddy|guys|kinda|sorta|ain't|what's up|wassup|awesome|my bad|no worries|no biggie|see ya|bye-bye|y'all|super|totally|ok so|so yeah|you know what|chill|freaking|folks|pal|cheers|whatever|lol|catch you later)\b/giu;
const stiff =
  /\b(?:i (?:would like|wish|want) to (?:express|extend|convey)|sincere(?:ly)? apolog\w+|my sincere\w* \w+|kindly|hereby|esteemed|sir|madam|ma'am|dear (?:sir|madam|professor|friend|colleague)|yours (?:sincerely|faithfully)|at your earliest convenience|(?:would|will) be (?:much|greatly|highly) appreciated|i beg your pardon|respected|permit me|be so kind as|with reference to|in regard to|i am writing|furthermore|i humbly|formally invite|invite you formally|it would be an honou?r|your cooperation|for the inconvenience|most grateful)\b/giu;
const soft =
  /\b(?:please|could|would|may|might|thank\w*|grateful|appreciat\w+|excuse me|sorry|apologi\w+|afraid|mind|possible|perhaps|wondering|unfortunately|good (?:morning|afternoon|evening)|honou?r)\b/iu;

/** What the tone of a reply costs: the first word of its kind, each further one, and the most. */
const costs = {
  rude: { first: 0.35, more: 0.1, most: 0.6 },
  blunt: { first: 0.15, more: 0.05, most: 0.25 },
  casual: { first: 0.15, more: 0.07, most: 0.3 },
  stiff: { first: 0.1, more: 0.05, most: 0.2 },
} as const;

/** So many casual words are no slip any more. */
const mostCasual = { formal: 0, neutral: 2 } as const;

/** How a reply speaks to its listener: by words that are rude, too casual or too stiff for this one, and by what makes it soft. */
export function tenorOf(reply: string, wanted: Register): Tenor {
  const plain = reply.replaceAll('\u2019', "'");
  const find = (pattern: RegExp): TextSpan[] =>
    Array.from(plain.matchAll(pattern), ({ index, 0: { length } }) => ({
      start: index,
      end: index + length,
    }));
  const rudeness = find(rude);
  if (rudeness.length > 0) return tenor('rude', rudeness, costs.rude);
  if (wanted === 'informal') {
    const stiffness = find(stiff);
    return stiffness.length > 0 ? tenor('too-formal', stiffness, costs.stiff) : fitting;
  }
  const demands = find(pushy);
  if (demands.length > 0) return tenor('blunt', demands, costs.blunt);
  const slang = find(casual);
  if (slang.length > mostCasual[wanted]) return tenor('too-casual', slang, costs.casual);
  return soft.test(plain) ? fitting : { tone: 'blunt', spans: [], cost: costs.blunt.first };
}

const fitting: Tenor = { tone: 'fits', spans: [], cost: 0 };

function tenor(
  tone: Tone,
  spans: readonly TextSpan[],
  { first, more, most }: { first: number; more: number; most: number },
): Tenor {
  return { tone, spans, cost: Math.min(most, first + more * (spans.length - 1)) };
}
