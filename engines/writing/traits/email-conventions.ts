import type { TextSpan } from '#contract/entities/text-span.ts';
import type { Register } from '#domain/tasks/engine-question.ts';
import { rudeWords } from './rude-words.ts';

/** The parts of a letter that the exam asks for, each found or not. */
export interface EmailParts {
  readonly greeting: boolean;
  readonly purpose: boolean;
  readonly closing: boolean;
  readonly signOff: boolean;
  /** Whether greeting and sign-off fit the register; `null` where nobody says how it should sound, or neither is there. */
  readonly isFitting: boolean | null;
  /** The words by which it is rude; none in a firm or friendly letter. */
  readonly rude: readonly TextSpan[];
}

export interface PlacedEmailParts extends EmailParts {
  readonly places: Readonly<Record<'greeting' | 'purpose' | 'closing' | 'signOff', TextSpan | undefined>>;
}

const greeting = /^\s*(?:dear|hi|hello|hey|good (?:morning|afternoon|evening)|to whom it may concern)\b/iu;
const purpose =
  /\b(?:i am writing|i'm writing|i write|i would like|i'd like|i want|i wanted|i am contacting|i hope (?:you|this)|thank you for|thanks for|i am (?:sorry|pleased|happy)|i recently|i have to|i need to|i must|i regret|this is regarding|with regard|unfortunately|(?:just )?a quick|i heard|i saw|congratulations|guess what|how are you)\b/iu;
const closing = new RegExp(
  `\\b(?:${[
    'look(?:ing)? forward',
    "please (?:contact|feel free|do not hesitate|don't hesitate|reply|write soon)",
    'let me know',
    'get back to (?:me|us)',
    'write back',
    'thank you',
    'thanks',
    "(?:i|we)(?: would|'d) (?:\\w+ )?(?:appreciate|be (?:\\w+ )?(?:grateful|glad|happy))",
    '(?:much|greatly|highly) appreciated',
    "(?:i|we)(?: am|'m| are|'re)? await(?:ing)? your",
    '(?:i|we) hope (?:to (?:hear|see|have|get|receive|meet)|(?:this|that|it|you|we)\\b)',
    'if you (?:have|need) (?:any|more|further|anything)',
    "(?:can't|cannot) wait to",
    'keep in touch',
    '(?:talk|speak|write|see you|hear from you) soon',
    'see you',
    'hear from you',
    "(?:once )?again,? (?:i am|i'm|we are) (?:\\w+ )?sorry",
    'sorry (?:once )?again',
    'apologi[sz]e (?:once )?again',
    'good luck',
  ].join('|')})\\b`,
  'iu',
);
const signOff =
  /(?:^|\n|[.!,]\s*)\s*(?:yours (?:sincerely|faithfully|truly)|sincerely|(?:kind|best|warm|with kind|with best)?\s*regards|best wishes|all the best|best|cheers|many thanks|thanks|love|take care)\b[\s,.!]*(?:\S+(?:\s+\S+){0,3})?\s*$/iu;

const casualGreeting = /^\s*(?:hey|hi)\b/iu;
const casualSignOff = /\b(?:cheers|love|take care|see you|bye|xx+)\b[\s,.!]*(?:\S+(?:\s+\S+){0,3})?\s*$/iu;
const stiffGreeting = /^\s*(?:to whom it may concern|dear (?:sir|madam))\b/iu;
const stiffSignOff = /\byours (?:faithfully|sincerely|truly)\b[\s,.!]*(?:\S+(?:\s+\S+){0,3})?\s*$/iu;

/** Which of them an email has, and where. Places are those of the text as it is given. */
export function emailParts(text: string, register: Register | null): PlacedEmailParts {
  const plain = text.replaceAll('\u2019', "'").trim();
  const lead = text.length - text.trimStart().length;
  /** Where a part stands, less the blanks and signs before its first word. */
  const find = (pattern: RegExp, from: number, to: number): TextSpan | undefined => {
    const match = pattern.exec(plain.slice(from, to));
    if (match === null) return undefined;
    const start = lead + from + match.index;
    const [words] = match;
    return { start: start + words.search(/\p{L}/u), end: start + words.trimEnd().length };
  };
  const { length } = plain;
  const places = {
    greeting: find(greeting, 0, length),
    purpose: find(purpose, 0, Math.ceil(length * 0.6)),
    closing: find(closing, Math.floor(length * 0.4), length),
    signOff: find(signOff, Math.max(0, length - 160), length),
  };
  const parts = {
    greeting: places.greeting !== undefined,
    purpose: places.purpose !== undefined,
    closing: places.closing !== undefined,
    signOff: places.signOff !== undefined,
  };
  const isThere = parts.greeting || parts.signOff;
  const isFitting = register === null || !isThere ? null : fits(plain, register);
  return { ...parts, isFitting, rude: rudeWords(text), places };
}

/** A greeting or sign-off of the other kind is wrong; between friends and officials most are right. */
function fits(plain: string, register: Register): boolean {
  const end = plain.slice(-160);
  switch (register) {
    case 'formal':
      return !casualGreeting.test(plain) && !casualSignOff.test(end);
    case 'neutral':
      return !/^\s*hey\b/iu.test(plain) && !/\b(?:love|xx+)\b[\s,.!]*(?:\S+)?\s*$/iu.test(end);
    case 'informal':
      return !stiffGreeting.test(plain) && !stiffSignOff.test(end);
  }
}

/** 2 for all parts in the right register, 1 for at least two, else 0. A rude letter keeps to no convention. */
export function conventionPoints(parts: EmailParts): number {
  if (parts.rude.length > 0) return 0;
  const found = [parts.greeting, parts.purpose, parts.closing, parts.signOff].filter(Boolean).length;
  if (found === 4 && parts.isFitting !== false) return 2;
  return found >= 2 ? 1 : 0;
}
