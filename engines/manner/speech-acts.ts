import type { TextSpan } from '#contract/entities/text-span.ts';
import type { speechActs } from '#contract/items/speaking/respond-to-situation.ts';

export type SpeechAct = (typeof speechActs)[number];

const you = '(?:you|we|i|somebody|someone)';
const askable = '(?:could|can|would|will|may|might)';

/** Wordings by which people do things in speech. Ours, by hand, 2026-11; wide rather than strict, since only the acts of an item are asked for. */
const wordings = {
  request: [
    `\\b${askable} ${you}\\b(?! (?:not|suggest|help|offer)\\b)`,
    '\\bwould it be (?:possible|ok|okay|all right|alright|a problem)',
    '\\b(?:is it|is there|would there be) (?:possible|ok|okay|all right|any (?:chance|way|possibility))',
    '\\bwould you mind\\b|\\bdo you mind\\b|\\bdo you think (?:you|i|we) (?:could|can)',
    "\\b(?:i'd|i would|i'm|i am) (?:be )?(?:very |really |so |most )?(?:grateful|thankful|glad|happy) if you",
    "\\bi(?:'d| would) (?:really |very much |greatly )?appreciate (?:it )?if",
    "\\bi(?:'d| would) like (?:you to|to (?:ask|request|have|get|exchange|change|return|book|know))",
    '\\bi was wondering (?:if|whether)|\\bi wonder if|\\bi (?:need|want|ask|expect) you to|\\bi need your help',
    '\\bplease (?:let|send|give|help|tell|call|come|check|change|wait|make|turn|move|keep|consider|allow|do|have|fix|repair)',
    '\\bi (?:want|need)\\b|\\b(?:fix|repair|send|call|give|help|let|lend|show) (?:me|us|my|our|somebody|someone|it)\\b',
    '\\b(?:kindly|any chance)\\b|\\blet me (?:have|keep|know|use|borrow)',
  ],
  apology: [
    '\\bsorry\\b|\\bapologi[sz]e\\b|\\bapolog(?:y|ies)\\b|\\bforgive me\\b|\\bmy (?:own )?(?:fault|mistake|bad)\\b',
    "\\bi feel (?:so |really |very |quite )?(?:bad|terrible|awful|guilty|embarrassed)\\b|\\bpardon\\b|\\bi(?:'m| am) (?:so )?embarrassed",
    '\\bi (?:deeply |really |very much )?regret\\b|\\bexcuse (?:me for|my)',
  ],
  thanks: [
    '\\bthanks?\\b|\\bthank you\\b|\\bgrateful\\b|\\bi (?:really |very much |do |truly )?appreciate\\b|\\bcheers\\b',
    "\\b(?:so |very |really )?kind of you\\b|\\bmuch obliged\\b|\\bit(?:'s| is) (?:such )?an? (?:great |real )?(?:honou?r|privilege)",
  ],
  reason: [
    "\\b(?:because|since|due to|owing to|the reason|that's why|that is why|which is why|so that|in order to|otherwise|which means)\\b",
    '\\bas (?:i|we|my|the|our|it|you|he|she|there)\\b|[,.;] so\\b|\\band so\\b|\\bthe (?:problem|thing|trouble|point) is\\b',
    "\\bi(?:'ve| have)? (?:had|have|got|need) to\\b|\\bi(?:'m| am) (?:afraid|worried)|\\bunfortunately\\b",
    '\\b(?:too|so|very|really|quite) (?:busy|tired|late|ill|sick)\\b|\\bno (?:time|money|chance|choice|air|way|answer|reply)\\b|\\bproblems?\\b',
    '\\b(?:stopped|broke|happened|broken|went|got|missed|lost|forgot|fell|cancelled|canceled|delayed|moved)\\b',
    "\\b(?:can't|cannot|can not|couldn't|could not|won't|haven't|hasn't|doesn't|don't|didn't|isn't|know nothing|nowhere)\\b",
    "\\bit(?:'s| is|'d| would|'ll| will)(?: be)?(?: \\w+){0,2} (?:nice|nicer|good|great|lovely|fun|better|easier|sunny|warm|urgent|important|cold|late|safer|cheaper|useful)\\b",
    "\\byou(?:'d| would|'ll| will) (?:meet|enjoy|like|love|need|learn|have|get|be)\\b",
  ],
  offer: [
    "\\bi(?:'ll| will| can| could|'d be| would be|'m| am) (?:\\w+ ){0,2}(?:pay|help|bring|take|send|show|buy|come|call|finish|make|do|give|lend|get|repair|fix|replace|stay|work|ask|introduce|cover|happy|glad|willing|ready|try|write|meet|cook|drive|clean|look|prepare|have|let|hand|share|check|return)\\b",
    '\\b(?:we can|we could|shall i|shall we|should i|let me|can i (?:help|bring|get|offer|take|give|buy|make)|could i (?:help|offer|bring|make))\\b',
    "\\b(?:would you like me to|do you want me to|if you (?:like|want|need|agree|prefer|wish|would like)|you're welcome to|you can (?:take|use|have|borrow|keep))",
    "\\bmay i (?:suggest|offer|recommend|propose)|\\bi(?:'d| would) (?:like to |be happy to |be glad to )?(?:suggest|offer|propose|recommend)\\b|\\bi (?:suggest|offer|propose|recommend|promise)\\b",
    "\\b(?:how about|what about|why don't (?:we|i))\\b|\\bwould be (?:happy|glad|willing|delighted|pleased) to\\b|\\bat my (?:own )?(?:cost|expense)\\b|\\bin return\\b",
    "\\bi (?:don't|do not|wouldn't|would not) mind\\b|\\b(?:he|she|they|classmate|friend|colleague|brother|sister) (?:can|could|will|would)\\b|\\binstead of me\\b",
  ],
  refusal: [
    "\\b(?:unfortunately|i'm afraid|i am afraid|sadly|regrettably)\\b|\\bno,? thank(?:s| you)\\b",
    "\\b(?:i|we) (?:really |just |simply |am )?(?:can't|cannot|can not|couldn't|won't|will not|wouldn't|am not able|not able|unable)\\b|\\bnot be able\\b|\\bi(?:'m| am) (?:not able|unable|not free|busy)\\b",
    '\\b(?:decline|say no|turn (?:it|this|you|the \\w+) down|rather not|prefer not|not possible|impossible|pass on)\\b',
  ],
  advice: [
    "\\byou (?:really |probably |just |also )?(?:should|shouldn't|ought|could|can|might|need|had better|must|have to)\\b|\\byou'd better\\b|\\bshould(?:n't)? you\\b",
    "\\bif i (?:were|was) you\\b|\\bin your (?:place|position|shoes)\\b|\\bwhat i(?:'d| would) do\\b|\\bi(?:'d| would)n?(?:'t| not)? (?:\\w+ )?(?:sleep|wait|think|ask|take|call|talk|check|look|suggest|recommend|advise|try|go|start|answer|accept|say|do|make)\\b",
    "\\bwhy don't (?:you|we)\\b|\\bhow about\\b|\\bwhat about\\b|\\bmy advice\\b|\\bhave you (?:thought|considered|asked|tried)\\b|\\bmake sure\\b|\\bremember to\\b|\\btry to\\b",
    "\\b(?:don't|do not) (?:worry|forget|accept|rush|decide|answer|sign|hurry|be)\\b|\\btake your time\\b|\\bthink (?:it over|twice|carefully|about)\\b|\\bit (?:might|would|may|could|is|'s)(?: be)? (?:a good idea|better|best|wise|worth|sensible)\\b|\\b(?:ask|tell|call) (?:them|him|her)\\b|\\bi (?:really )?(?:suggest|recommend|advise|think you)\\b|\\blet's\\b",
    '\\b(?:bring|take|wear|ask|check|call|read|buy|wait) (?:your|a|an|some|something|the|for|until|with|them)\\b',
  ],
  invitation: [
    "\\b(?:would|do|don't|wouldn't) you (?:like|want|fancy|care) to\\b|\\bfeel like\\b|\\bfancy\\b|\\bjoin (?:us|me)\\b|\\bcome (?:along|with|over|round|around|and|to|by|too)\\b",
    "\\binvit(?:e|ed|ing|ation)\\b|\\bwhy don't you\\b|\\bhow about\\b|\\bwhat about\\b|\\b(?:we|i)(?:'d| would) (?:love|like|be happy|be glad|be delighted) (?:\\w+ )?(?:you|if you|to have|to see|to invite)\\b|\\bare you free\\b|\\bwelcome to (?:join|come)\\b|\\bhave you got (?:any )?plans\\b",
  ],
} as const satisfies Record<SpeechAct, readonly string[]>;

const patterns = new Map<SpeechAct, RegExp>(
  Object.entries(wordings).map(([act, all]) => [act as SpeechAct, new RegExp(all.join('|'), 'giu')]),
);

/** What is no longer done when it is denied. A reason, a refusal and advice may well be made of a "not". */
const deniable: ReadonlySet<SpeechAct> = new Set(['request', 'apology', 'thanks', 'offer', 'invitation']);
/** A "not" right before the words, with nothing but small words in between: "I am not really sorry". */
const deniedBefore =
  /(?:\bnot|\bnever|n't)(?: (?:really|very|so|even|at all|true|that|be|going|want|wanting|to|here|saying))*\s*$/iu;
/** The same inside them: "I will not pay". */
const deniedInside = /\b(?:not|never)\b(?!.*\bmind\b)/iu;

/** Where a reply first does one of these acts, by its wording, in whole words; `null` where it does not. */
export function findAct(reply: string, act: SpeechAct): TextSpan | null {
  const plain = reply.replaceAll('\u2019', "'");
  const pattern = patterns.get(act);
  for (const match of pattern ? plain.matchAll(pattern) : []) {
    const [words] = match;
    // A comma before "so" is no part of what is said, and the last word of a wording may go on.
    const start = match.index + words.search(/[\p{L}]/u);
    const end = match.index + words.length;
    const rest = /^[\p{L}\p{N}]*/u.exec(plain.slice(end))?.[0] ?? '';
    const isDenied = deniedBefore.test(plain.slice(0, start)) || deniedInside.test(words);
    if (!deniable.has(act) || !isDenied) return { start, end: end + rest.length };
  }
  return null;
}
