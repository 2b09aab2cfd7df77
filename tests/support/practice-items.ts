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
  WE: {
    prompt: 'Should every town have a library?',
    exams: ['ACADEMIC'],
    modelAnswers: ['A library gives everyone a quiet place.'],
    keyPoints: ['Access', 'Cost', 'Quiet'].map((point) => ({ point, terms: [point.toLowerCase()] })),
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
} as const satisfies Record<Item['taskType'], object>;
