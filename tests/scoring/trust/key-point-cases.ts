import type { Verdict } from './trust-case.ts';
import { scoreLines, writtenQuestions, type WritingLine } from './writing-program.ts';

interface KeyPointCase {
  readonly terms: readonly string[];
  readonly point?: string;
  readonly says: string;
  readonly must: 'found' | 'not found';
}
const prompt =
  'Some cities want to make public transport free of charge for everybody, paid for by taxes. Do the advantages outweigh the disadvantages?';
const found = 'found';
const not = 'not found';

/** One word in passing, the opposite and a denied claim do not make a key point. */
const cases: readonly KeyPointCase[] = [
  { terms: ['health'], says: 'Free buses are good for the health of a city, because fewer cars pollute the air.', must: found },
  { terms: ['health'], says: 'My grandmother is in good health and likes to bake bread for us on Sundays.', must: not },
  { terms: ['practical'], says: 'Cooking is a practical skill that my brother learned from his neighbour.', must: not },
  { terms: ['choice'], says: 'She had no other choice and sold the piano to a friend.', must: not },
  { terms: ['choice'], says: 'Passengers with little money have a choice when buses and trains are free.', must: found },
  { terms: ['more expensive'], says: 'Without tickets public transport becomes more expensive for the city.', must: found },
  { terms: ['more expensive'], says: 'Without tickets public transport becomes cheaper for the city.', must: not },
  { terms: ['more expensive'], says: 'Without tickets public transport becomes less expensive for the city.', must: not },
  { terms: ['cheaper'], says: 'Free public transport is not cheaper for a city in the end.', must: not },
  { terms: ['cheaper'], says: 'Free public transport isn\u2019t cheaper for a city in the end.', must: not },
  { terms: ['cheaper'], says: 'Free public transport is not only cheaper, it is also quicker for the city.', must: found },
  { terms: ['pollution'], says: 'Free buses and trains never reduce pollution in a city.', must: not },
  { terms: ['pollution'], says: 'Free buses and trains reduce the pollution of a city.', must: found },
  { terms: ['afford'], point: 'Not everybody can afford a ticket', says: 'Many people cannot afford a ticket for public transport.', must: found },
  { terms: ['twenty percent'], says: 'In that city 20% of all taxes were spent on public transport.', must: found },
  { terms: ['twenty percent'], says: 'In that city 25% of all taxes were spent on public transport.', must: not },
]; // prettier-ignore

const text = writtenQuestions('SWT').find(({ modelAnswers }) => /\d/u.test(modelAnswers[0] ?? ''));
if (text === undefined) throw new Error('no summary of the bank has a figure');
const summary = (answer: string): WritingLine => ({
  task: 'SWT',
  exam: 'ACADEMIC',
  prompt: text.prompt,
  text: answer,
  key_points: text.keyPoints,
});

/** Also: another figure than the text's takes content away. */
export function judgeKeyPoints(): Verdict[] {
  const model = text?.modelAnswers[0] ?? '';
  const wrong = model.replaceAll(/\d+/gu, (figure) => String(Number(figure) + 11));
  const results = scoreLines([
    ...cases.map(({ terms, point = terms[0] ?? '', says }): WritingLine => ({
      task: 'WE',
      exam: 'ACADEMIC',
      prompt,
      text: says,
      key_points: [{ point, terms }],
    })),
    summary(model),
    summary(wrong),
  ]);
  const verdicts = cases.map(({ terms, says, must }, i): Verdict => {
    const one = results[i]?.content.points[0];
    const saw = one === undefined ? 'no result' : `${one.kind} ${one.coverage.toFixed(2)}`;
    const isFound = one !== undefined && one.kind === 'found';
    const holds = must === 'found' ? isFound : one !== undefined && one.coverage <= 0.5;
    return { area: 'key points', name: `"${terms[0]}" in: ${says}`, must, saw, holds };
  });
  const [right, other] = results
    .slice(-2)
    .map(({ traits }) => traits.find(({ id }) => id === 'content')?.points ?? 0);
  return [
    ...verdicts,
    {
      area: 'key points',
      name: 'a summary with other figures than its text',
      must: 'less content',
      saw: `${other?.toFixed(1)} for ${right?.toFixed(1)}`,
      holds: (other ?? 0) < (right ?? 0) - 0.3,
    },
  ];
}
