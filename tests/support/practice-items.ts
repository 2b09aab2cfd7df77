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
