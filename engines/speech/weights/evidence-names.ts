/** What is weighed when two engines decide whether a word was read (`engines/speech/reading/word-evidence.ts`). */
export const evidenceNames = [
  'verifier',
  'leftOut',
  'stretch',
  'besideExtra',
  'withWord',
  'againstRival',
  'againstRivalOfSeveral',
  'heardWord',
  'heardWordSurely',
  'heardOther',
  'heardOtherSurely',
  'heardLike',
  'soundIsOther',
  'passedOver',
  'understood',
] as const;

export type EvidenceNumbers = Readonly<Record<(typeof evidenceNames)[number], number>>;
