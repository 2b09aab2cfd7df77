import type { Verdict } from './trust-case.ts';
import { scoreLines } from './writing-program.ts';

/** Right English that was once underlined, and its neighbours. */
const right = [
  'The answer to the question is not easy to find.',
  'My answer to your question is yes.',
  'I have to wait for the bus every morning.',
  'We had to wait until the rain stopped.',
  'Almost everyone agrees that the plan was good.',
  'Almost everything that he said was true.',
  'The bank is on your right.',
  'You will see the church on your left.',
  'On September 12th, 2014, the bridge was opened.',
  'On 12 September the bridge was opened.',
  'Students spend hours in the library before exams.',
  'They spend a lot of time in the garden.',
  'She does all she can to help.',
  'He did everything he could to win.',
  'There are several approaches governments should adopt.',
  'These are the measures schools must take.',
  'They were like brothers to me.',
  'The twins are like two peas in a pod.',
  'Only a few percent of the voters came.',
  'Prices rose by a few percent last year.',
  'We should not ignore the suffering of others.',
  'She felt the suffering of the animals.',
  'He knows a great deal about birds.',
  'They talked a good deal about the weather.',
  'He writes fluent and clear English.',
  'She speaks fluent English and good French.',
  'You might have seen it last week.',
  'She must have left yesterday.',
  'I wonder what you\u2019d have done without it.',
  'They could have done without the noise.',
  'His neighbours there were very kind.',
  'The people there are friendly.',
  'What matters to people is honesty.',
  'One of the things I like about these people is their humour.',
  'The number of people is growing.',
  'This places a burden on the family.',
  'This works well in practice.',
  'This changes everything.',
  'It was the "A" team that won.',
  'She got an A in the exam.',
  'All of the many people who came were fed.',
  'The more the merrier.',
  'We are too far away and it is too long to wait.',
  'People whose lives he protects are grateful.',
  'They must meet its necessary expenditures.',
  'It stands for hate in all of its very ugly forms.',
  'There is so much good in the world.',
  'Even tough debates can be civil.',
  'In these days of change we need patience.',
  'In what country were you born?',
  'We have joined with the countries of Europe.',
  'They thought that they could wait us out.',
  'There are people in our country who believe in it.',
  'My team and I are ready to help.',
  'In foreign policy, words matter.',
  'We have made progress in the last year.',
  'He did what he could, as we must to survive.',
  'With enough good sense we can mend it.',
  'I was moved by the might of the sea.',
  'The work that I have alluded to requires time.',
];
const wrong = [
  ['I saw the a man in the street.', 'the a'],
  ['The its price is too high.', 'The its'],
  ['She put it in the her bag.', 'the her'],
  ['He gave me a the book.', 'a the'],
  ['We visited the our grandmother.', 'the our'],
  ['People is very friendly in my town.', 'is'],
  ['Many people is poor.', 'is'],
  ['There neighbours were very loud.', 'There'],
  ['Some families love there children too much.', 'there'],
  ['This places are very beautiful.', 'This'],
  ['I like this books very much.', 'this'],
  ['She bought new car last year.', 'new'],
  ['He is good student.', 'good'],
  ['They want to buy house.', 'house'],
  ['I need good job near my home.', 'good'],
  ['Why people are late?', 'people are'],
  ['Where I can find the key?', 'I can'],
  ['I do not know where is it.', 'is it'],
  ['What time the shop opens?', 'the shop opens'],
  ['When you will come to my house?', 'you will'],
  ['I like very much this city.', 'very much'],
  ['He plays always football.', 'always'],
  ['I go always to school by bus.', 'always'],
  ['Its very difficult to know.', 'Its'],
  ['They might of come earlier.', 'of'],
] as const;

/** Sure flags in right sentences, and marked slips without one. */
export function judgeFlags(): Verdict[] {
  const texts = [...right, ...wrong.map(([text]) => text)];
  const results = scoreLines(texts.map((text) => ({ task: 'WE', exam: 'ACADEMIC', prompt: '', text })));
  return texts.map((text, i): Verdict => {
    const flags = (results[i]?.flags ?? []).filter(({ sure }) => sure);
    const marked = wrong.find(([one]) => one === text)?.[1];
    const at = marked === undefined ? -1 : text.indexOf(marked);
    const saw = flags
      .map(({ start, end, rule = 'spelling' }) => `"${text.slice(start, end)}" (${rule})`)
      .join(', ');
    const holds =
      marked === undefined
        ? flags.length === 0
        : flags.some(({ start, end }) => start < at + marked.length && end > at);
    return {
      area: 'flags',
      name: text,
      must: marked === undefined ? 'no flag' : `a flag on "${marked}"`,
      saw: saw === '' ? 'none' : saw,
      holds,
    };
  });
}
