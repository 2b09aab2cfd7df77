import type { TextSpan } from '#contract/entities/text-span.ts';

// By hand, 2026-11, from what people say when they want to hurt. What a firm complaint has as well is only `harsh`.
const insults = [
  'shut up|go to hell|(?:what |where |why |who )?the hell|damn(?:ed)?|bloody|bullshit|shit\\w*|fuck\\w*|crap|piss(?:ed)? off|screw you|get lost|stuff it|rot in|good riddance',
  '(?<!\\bi (?:am|was|felt|feel)(?: \\w+)? )(?:idiots?|idiotic|morons?|stupid(?:ity)?|imbeciles?|dimwits?|halfwits?|brainless|geniuses)',
  "you(?:r|'re)?(?: \\w+){0,4} (?:fools?|clowns?|losers?|crooks?|thie(?:f|ves)|liars?|cheats?|swindlers?|parasites?|scum|pigs?|amateurs|jokers?|cowards?|experts)|only a (?:fool|crook|thief|liar)|your choice, \\w+",
  "you people|you lot|your kind|people like you|(?:people|someone|somebody) as \\w+ as you|how dare you|shame on you|(?:have|has|had|got) (?:some|a|the) nerve|what(?: is|'s) wrong with you|who do you think you are|none of your business|mind your own",
  "do your (?:\\w+ )?(?:job|homework|thinking)|don't waste my time|wast(?:e|ing) my time|get off your|move your|use your (?:head|brain)|(?:with|got|have|had|grow|use) a brain|whoever can read|(?:who|can|could) (?:even )?(?:read|count) (?:there|at all|an? (?:label|clock|map|calendar))",
  '(?:even|any) (?:an? |the |my )?(?:\\w+ )?(?:child|kid|baby|toddler|monkey|dog|goat|donkey|fool|beginner|grandmother|\\w+-year-old) (?:could|can|would|knows?|understands?|sees?)',
  '(?:ask|find|call|get) (?:an? |some )?(?:grown-?ups?|adults?)|to a grown (?:man|woman)|read (?:it|this) slowly|too (?:hard|difficult|complicated|much) for you|let me spell|spell it out|(?:simple|clear|plain) enough(?: for you)?\\?|(?:understood|got it|get it)\\?',
  "(?:couldn't|could not|can't|cannot) care less|why would you care|i (?:don't|do not) care (?:what|how|if|whether|about your)|spare me|thanks for nothing|you(?: are|'re) (?:all )?(?:a joke|incapable|incompetent|useless|pathetic|ridiculous|greedy|lazy|blind|deaf|crazy|mad|dishonest)",
  "mak(?:e|ing) your lives?|you(?: will|'ll) (?:regret|be sorry|pay for this|see what happens)|or else\\b|i(?:'m| am) warning you|(?:last|final|only) warning|mark my words|or you(?:'ll| will) (?:see|hear)|whistle for|let the air out|burn (?:it|the|your)|break your|shut (?:the place|your \\w+) down|i know where you",
  "i (?:won't|will not) (?:ask|tell you|say it) (?:again|twice)|don't (?:even )?(?:try|dare|bother|pretend)\\b|unless you want|nobody (?:asked|needs|wants) you|keep your \\w+(?: \\w+)? to yourself|hope you(?: are|'re) proud|bravo\\b|enjoy (?:your|the) (?:money|silence)",
] as const;
const harsh = [
  'nonsense|ridiculous|pathetic|useless|garbage|disgrace(?:ful)?|disgusting|incompetent|incapable|greedy|lazy|so-called|dirty little|for once|lousy|miserable|rotten|worthless|precious|(?:was|is|were) a lie|lied',
  "send (?:somebody|someone|it|me|the \\w+|back)\\b[^.!?]{0,40}\\b(?:or|otherwise)\\b|you(?: will|'ll| must| have to) (?:send|pay|give|fix|repair|return|answer|call|write|change|do|come|stop)\\b|i (?:want|expect|demand) (?:every|an answer|it|my \\w+) (?:cent|penny|today|now|back)|not (?:getting |seeing )?(?:one|a single) (?:penny|cent)|every (?:last )?(?:cent|penny)|no excuses|hot air|your choice|either you|(?:now|just) listen|hurry up|not my problem|your problem",
  "are you (?:serious|kidding|joking)|did(?:n't| not) (?:a single|one|any) (?:one )?of you|is there any ?one (?:in|at|there)|did you ever|have you ever (?:heard|tried|seen)|do you (?:even|really think)|can you even|wake up|obviously you|clearly you|naturally\\.|apparently you|as usual|what did i expect|congratulations!|well done!|endless admiration|what a (?:magical|wonderful|brilliant|surprise)|how (?:clever|kind|generous) of you|(?:cold|slow|empty|bad) as your|vote for this|every newspaper|the whole (?:town|world) will|sick (?:and tired )?of|fed up",
] as const;

const patternOf = (wordings: readonly string[]): RegExp => new RegExp(`\\b(?:${wordings.join('|')})`, 'giu');
const [insulting, harshly] = [patternOf(insults), patternOf(harsh)];
/** One harsh word is a complaint, two are a tone. */
const enoughHarsh = 2;

/** The words by which a letter is rude: an insult, a threat, scorn, or several harsh ones. None where it is firm or friendly. */
export function rudeWords(text: string): TextSpan[] {
  const plain = text.replaceAll('\u2019', "'");
  const find = (pattern: RegExp): TextSpan[] =>
    Array.from(plain.matchAll(pattern), ({ index, 0: words }) => ({
      start: index,
      end: index + words.trimEnd().length,
    }));
  const [strong, weak] = [find(insulting), find(harshly)];
  const isRude = strong.length > 0 || weak.length >= enoughHarsh;
  return isRude ? [...strong, ...weak].toSorted((a, b) => a.start - b.start) : [];
}
