import type { BankItem, ItemOf } from '#contract/items/bank-item.ts';
import { sentencesOf, wordsOf } from '#content/words.ts';

/** Limits of the exam where it states one (RA at most 60 words, RO 150, MCS 300; RS 3 to 9 s, RL 90 s of speech), narrowed to what makes a good item. */
const limits = {
  readAloud: [40, 60],
  essayPrompt: [20, 70],
  modelAnswer: [210, 290],
  reorder: [50, 150],
  choicePassage: [150, 280],
  dictation: [8, 14],
  sentenceToRepeat: [9, 18],
  lecture: [150, 220],
  retelling: [60, 110],
  explanation: [25, 160],
} as const;

function outside(what: string, text: string, [least, most]: readonly [number, number]): string[] {
  const count = wordsOf(text).length;
  return count < least || count > most
    ? [`${what} has ${count} words, it should have ${least} to ${most}`]
    : [];
}

function essayFaults(item: ItemOf<'WE'>): string[] {
  const sentences = sentencesOf(item.prompt).length;
  return [
    ...outside('the prompt', item.prompt, limits.essayPrompt),
    ...(sentences < 2 || sentences > 3
      ? [`the prompt has ${sentences} sentences, it should have 2 or 3`]
      : []),
    ...openAnswerFaults(item, limits.modelAnswer),
  ];
}

function openAnswerFaults(
  { modelAnswers, keyPoints }: ItemOf<'WE' | 'RL'>,
  length: readonly [number, number],
): string[] {
  return [
    ...modelAnswers.flatMap((answer, i) => outside(`model answer ${i + 1}`, answer, length)),
    ...(modelAnswers.length < 2 ? ['there should be at least 2 model answers'] : []),
    ...(keyPoints.length < 4 ? [`there are ${keyPoints.length} key points, there should be 4 to 6`] : []),
  ];
}

/** What is only heard: digits could be said in several ways. */
function digitFaults(transcript: string): string[] {
  return /\d/.test(transcript) ? ['the transcript has digits: write numbers as words'] : [];
}

function sentenceFaults(transcript: string, length: readonly [number, number]): string[] {
  return [
    ...outside('the transcript', transcript, length),
    ...(sentencesOf(transcript).length === 1 ? [] : ['the transcript should be one sentence']),
    ...digitFaults(transcript),
    ...(/^\p{Lu}.*[.?]$/u.test(transcript)
      ? []
      : ['the transcript should begin with a capital and end with a full stop']),
  ];
}

function limitFaults(item: BankItem): string[] {
  switch (item.taskType) {
    case 'RA':
      return outside('the text', item.text, limits.readAloud);
    case 'WE':
      return essayFaults(item);
    case 'RO':
      return outside('all boxes together', item.paragraphs.map((box) => box.text).join(' '), limits.reorder);
    case 'MCS_R':
      return outside('the passage', item.passage, limits.choicePassage);
    case 'WFD':
      return sentenceFaults(item.transcript, limits.dictation);
    case 'RS':
      return sentenceFaults(item.transcript, limits.sentenceToRepeat);
    case 'RL':
      return [
        ...outside('the lecture', item.transcript, limits.lecture),
        ...digitFaults(item.transcript),
        ...openAnswerFaults(item, limits.retelling),
      ];
    default:
      return item satisfies never;
  }
}

/** Lengths that the exam or the house sets. */
export function findLimitFaults(item: BankItem): string[] {
  return [...limitFaults(item), ...outside('the explanation', item.explanation, limits.explanation)];
}
