import { expect, test } from 'vitest';
import { loadBank } from '#content/load-bank.ts';
import { topicTools } from '#engines/writing/score-writing.ts';
import { loadWritingEngine } from '#tools/score-writing/load-engine.ts';
import { bodyOnTopic } from './body-topic.ts';
import { questionText, topicOf } from './topic.ts';

const tools = topicTools(loadWritingEngine());
const essays = loadBank().items.filter((item) => item.taskType === 'WE');
const topicOfQuestion = ({ prompt, keyPoints }: (typeof essays)[number]) =>
  topicOf([questionText(prompt), ...keyPoints.flatMap(({ terms }) => terms)].join(' '), tools);

test.each(essays)('model answers to $title are about it, sentence by sentence', (essay) => {
  for (const answer of essay.modelAnswers)
    expect(bodyOnTopic(answer, [], topicOfQuestion(essay), tools)).toBe(1);
});

test('an essay about bees is not about libraries, though one sentence names all key points', () => {
  const bees =
    'Bees live in hives. In summer the workers fly to flowers and carry pollen home. The queen lays her eggs in cells of wax. Farmers welcome them in their orchards. A cold spring is dangerous for a young swarm. Honey was the sugar of our ancestors. Many beekeepers open the hive without gloves. In winter the swarm keeps itself warm. ';
  const pasted = 'Libraries cost public money, give a quiet place to study, and equal chances.';
  const [libraries] = essays;
  if (libraries === undefined) throw new Error('no essay');
  const found = { start: bees.length, end: bees.length + pasted.length };
  const points = [{ point: 'Libraries', coverage: 1, kind: 'found', found }] as const;
  expect(bodyOnTopic(bees + pasted, points, topicOfQuestion(libraries), tools)).toBe(0.2);
});
