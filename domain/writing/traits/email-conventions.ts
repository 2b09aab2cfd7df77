/** The parts of a letter that the exam asks for, each found or not. */
export interface EmailParts {
  readonly greeting: boolean;
  readonly purpose: boolean;
  readonly closing: boolean;
  readonly signOff: boolean;
}

const greeting = /^\s*(?:dear|hi|hello|hey|good (?:morning|afternoon|evening)|to whom it may concern)\b/iu;
const purpose =
  /\b(?:i am writing|i'm writing|i write|i would like|i'd like|i want|i wanted|i am contacting|i hope (?:you|this)|thank you for|thanks for|i am (?:sorry|pleased|happy)|i recently|this is regarding|with regard)\b/iu;
const closing =
  /\b(?:look(?:ing)? forward|please (?:let me know|contact|feel free|do not hesitate|reply)|thank you|thanks|let me know|hope to (?:hear|see)|i would be grateful|see you|hear from you)\b/iu;
const signOff =
  /(?:^|\n|[.!,]\s*)\s*(?:yours (?:sincerely|faithfully|truly)|sincerely|(?:kind|best|warm|with kind|with best)?\s*regards|best wishes|all the best|best|cheers|many thanks|thanks|love|take care)\b[\s,.!]*(?:\S+(?:\s+\S+){0,3})?\s*$/iu;

/** Which of them an email has. */
export function emailParts(text: string): EmailParts {
  const plain = text.replaceAll('\u2019', "'").trim();
  const body = plain.slice(0, Math.ceil(plain.length * 0.6));
  const end = plain.slice(Math.floor(plain.length * 0.4));
  return {
    greeting: greeting.test(plain),
    purpose: purpose.test(body),
    closing: closing.test(end),
    signOff: signOff.test(plain.slice(-160)),
  };
}

/** 2 for all parts, 1 for at least two, else 0. */
export function conventionPoints(parts: EmailParts): number {
  const found = [parts.greeting, parts.purpose, parts.closing, parts.signOff].filter(Boolean).length;
  return found === 4 ? 2 : found >= 2 ? 1 : 0;
}
