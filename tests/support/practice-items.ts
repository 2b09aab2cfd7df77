import { BankItem } from '#contract/items/bank-item.ts';
import type { BankItem as Item } from '#contract/items/bank-item.ts';

const common = {
  level: 'AVERAGE',
  topic: 'Tests',
  exams: ['ACADEMIC', 'CORE'],
  explanation: 'An explanation that is long enough.',
  analysis: '<h3>Look closer</h3><p>A <b>bold</b> word<script>alert(1)</script>.</p>',
  provenance: { author: 'Passage', written: '2026-11', licence: 'test' },
};

/** An item with everything that its kind needs; `fields` say what the test is about. */
export function makeItem(taskType: Item['taskType'], id: number, fields: object = {}): Item {
  return BankItem.parse({ ...common, ...bodies[taskType], taskType, id, title: `Question ${id}`, ...fields });
}

const gap = (correct: string, options?: readonly string[]) => ({
  correct,
  why: `Only ${correct} fits here.`,
  ...(options ? { options } : {}),
});
const optionsOf = (texts: readonly string[], right: number) => ({
  options: texts.map((text, at) => ({
    id: 'ABCDE'.charAt(at),
    text,
    note: at === right ? 'Right. It is said.' : 'Wrong. It is not said.',
  })),
});
const threeOptions = optionsOf(['They sleep', 'They dance', 'They cook'], 1);
const fiveOptions = optionsOf(['Dance', 'Sing', 'Sleep', 'Paint', 'Cook'], 0);

const bodies = {
  RA: { text: 'The quick brown fox jumps over the lazy dog.' },
  RS: { transcript: 'The old bridge was closed for repairs.' },
  DI: {
    image: {
      kind: 'BAR_CHART',
      title: 'Rain in one week',
      measure: 'Rain',
      unit: 'mm',
      categoryName: 'Day',
      categories: ['Mon', 'Tue', 'Wed'],
      series: [{ name: '', values: [2, 9, 4] }],
    },
    summary: 'A bar chart of the rain on three days of one week.',
    description: 'The bar chart shows 2 mm of rain on Monday, 9 on Tuesday and 4 on Wednesday.',
    modelAnswers: ['The bar chart shows the rain on three days.'],
    keyPoints: ['Rain', 'Tuesday', 'Monday'].map((point) => ({ point, terms: [point.toLowerCase()] })),
  },
  RL: {
    transcript: 'Bees dance to show the way to flowers. The angle shows the direction.',
    exams: ['ACADEMIC'],
    modelAnswers: ['The lecture was about the dance of bees.'],
    keyPoints: ['Dance', 'Angle', 'Flowers'].map((point) => ({ point, terms: [point.toLowerCase()] })),
  },
  ASQ: { transcript: 'What do bees make from nectar?', accepted: ['honey', 'bee honey'] },
  SGD: {
    exams: ['ACADEMIC'],
    speakers: [
      { id: 'mia', name: 'Mia', voice: 'woman' },
      { id: 'raj', name: 'Raj', voice: 'man' },
      { id: 'leo', name: 'Leo', voice: 'man' },
    ],
    turns: [
      { speaker: 'mia', text: 'We should keep bees on the roof.' },
      { speaker: 'raj', text: 'I am afraid of their stings.' },
      { speaker: 'leo', text: 'I would only plant flowers.' },
    ],
    modelAnswers: ['Mia wants bees, Raj fears stings, Leo wants flowers.'],
    keyPoints: [
      { point: 'Mia wants bees', terms: ['bees'], speaker: 'mia' },
      { point: 'Raj fears stings', terms: ['stings'], speaker: 'raj' },
      { point: 'Leo wants flowers', terms: ['flowers'], speaker: 'leo' },
      { point: 'They do not agree', terms: ['agree'], speaker: null },
    ],
  },
  RTS: {
    situation: 'You broke a cup of your neighbour. What do you say?',
    listener: 'your neighbour',
    register: 'neutral',
    acts: ['apology', 'offer'],
    modelAnswers: ['I am sorry, I broke your cup. I can buy a new one.'],
    keyPoints: ['Cup', 'Broke', 'New'].map((point) => ({ point, terms: [point.toLowerCase()] })),
  },
  WE: {
    prompt: 'Should every town have a library?',
    exams: ['ACADEMIC'],
    modelAnswers: ['A library gives everyone a quiet place.'],
    keyPoints: ['Access', 'Cost', 'Quiet'].map((point) => ({ point, terms: [point.toLowerCase()] })),
  },
  SWT: {
    passage:
      'When a honeybee finds flowers, it returns to the hive and dances for the others. The angle of the dance shows the direction of the food, and its length shows the distance. Bees that have followed the dance fly to the place without any other help.',
    modelAnswers: ['Bees dance in the hive to show the others where flowers are and how far away.'],
    keyPoints: [
      { point: 'Bees dance for the others', terms: ['dance', 'dances'] },
      { point: 'The angle shows the direction', terms: ['direction', 'angle'] },
      { point: 'The length shows the distance', terms: ['distance', 'how far'] },
    ],
  },
  WEM: {
    exams: ['CORE'],
    situation:
      'You have bought a lamp in an online shop. It arrived yesterday with a broken switch. Write an email to the shop.',
    recipient: 'the customer service of the shop',
    register: 'formal',
    bullets: ['Say what you bought', 'Describe the problem', 'Ask for what you want'],
    modelAnswers: [
      'Dear Customer Service Team,\n\nI am writing about the desk lamp that I ordered last week. It arrived yesterday, but the switch is broken, so I cannot turn it on.\n\nPlease send me a replacement or give me my money back.\n\nI look forward to your answer.\n\nKind regards,\nMina Sato',
    ],
    keyPoints: [
      { point: 'The lamp', terms: ['lamp'], bullet: 0 },
      { point: 'The switch is broken', terms: ['switch', 'broken', 'turn it on'], bullet: 1 },
      { point: 'A new lamp or the money', terms: ['refund', 'money back'], bullet: 2 },
    ],
  },
  SST: {
    exams: ['CORE'],
    transcript:
      'Bees dance to show the way to flowers. The angle of the dance shows the direction, and the length shows the distance.',
    modelAnswers: ['Bees show the others by a dance in which direction and at which distance flowers are.'],
    keyPoints: [
      { point: 'Bees dance for the others', terms: ['dance'] },
      { point: 'The angle shows the direction', terms: ['direction', 'angle'] },
      { point: 'The length shows the distance', terms: ['distance', 'how far'] },
    ],
  },
  MCS_R: {
    passage: 'Bees dance to show the way to flowers.',
    question: 'Why do bees dance?',
    options: [
      { id: 'a', text: 'To keep warm', note: 'The passage says nothing of warmth.' },
      { id: 'b', text: 'To show the way', note: 'The passage says so.' },
      { id: 'c', text: 'To rest', note: 'Nobody rests here.' },
    ],
    correct: 'b',
  },
  RO: {
    paragraphs: ['First', 'Second', 'Third', 'Fourth'].map((word, at) => ({
      id: `p${at + 1}`,
      text: `${word} paragraph.`,
      why: `It comes ${word.toLowerCase()}.`,
    })),
  },
  WFD: { transcript: 'Please return all library books.' },
  FIB_RW: {
    text: 'Bees {1} to show the {2} to flowers, which {3} near.',
    gaps: [
      gap('dance', ['sing', 'dance', 'walk', 'fly']),
      gap('way', ['way', 'road', 'street', 'line']),
      gap('grow', ['go', 'raise', 'plant', 'grow']),
    ],
  },
  MCM_R: {
    passage: 'Bees dance to show the way to flowers. They also sing.',
    question: 'What do bees do?',
    ...fiveOptions,
    correct: ['A', 'B'],
  },
  FIB_R: {
    text: 'Bees {1} to show the {2} to flowers, which {3} near.',
    gaps: [gap('dance'), gap('way'), gap('grow')],
    spare: ['sing', 'road', 'raise'],
  },
  MCM_L: {
    transcript: 'Bees dance. They also sing.',
    question: 'What do bees do?',
    ...fiveOptions,
    correct: ['A', 'B'],
  },
  FIB_L: {
    text: 'Bees {1} to show the {2} to flowers in every {3}.',
    gaps: [gap('dance'), gap('way'), { ...gap('colour'), also: ['shade'] }],
  },
  HCS: { exams: ['ACADEMIC'], transcript: 'Bees dance. They also sing.', ...threeOptions, correct: 'B' },
  MCS_L: {
    transcript: 'Bees dance. They also sing.',
    question: 'What do bees do?',
    ...threeOptions,
    correct: 'B',
  },
  SMW: {
    about: 'How bees find flowers',
    transcript: 'Bees show each other the',
    ...threeOptions,
    correct: 'B',
  },
  HIW: {
    transcript: 'Bees dance to show the way to flowers in the garden.',
    changes: [
      { at: 1, said: 'dance', shown: 'prance', why: 'The voice says dance.' },
      { at: 5, said: 'way', shown: 'day', why: 'The voice says way.' },
      { at: 10, said: 'garden', shown: 'kitchen', why: 'The voice says garden.' },
    ],
  },
} as const satisfies Record<Item['taskType'], object>;
