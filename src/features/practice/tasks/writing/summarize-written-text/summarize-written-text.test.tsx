import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PracticeScreen } from '#features/practice/practice-screen.tsx';
import { makeItem } from '#tests/support/practice-items.ts';
import { createDevice, renderBegun } from '#tests/support/practice.tsx';

const item = makeItem('SWT', 8_001, { exams: ['ACADEMIC'] });

async function open(of = item) {
  const device = await createDevice([of]);
  const view = await renderBegun(
    device,
    <PracticeScreen taskType="SWT" practiceId={of.id} search={{}} />,
    of,
  );
  const box = await screen.findByRole('textbox', { name: 'Your summary' });
  return { device, box, ...view };
}

async function handIn(text: string, of = item) {
  const opened = await open(of);
  await opened.user.click(opened.box);
  await opened.user.paste(text);
  await opened.user.click(screen.getByRole('button', { name: 'Submit' }));
  const result = await screen.findByRole('region', { name: 'Your result' });
  await within(result).findByText(/common errors/i);
  return { ...opened, result };
}

const good =
  'Bees that have found flowers dance in the hive, where the angle tells the others the direction and the length tells them the distance.';

it('asks for one sentence in Academic, shows the passage, and counts words against the range', async () => {
  const { user, box } = await open();
  expect(screen.getByText('Sum up the text in one sentence of 5 to 75 words.')).toBeTruthy();
  expect(screen.getByText(/^When a honeybee finds flowers/)).toBeTruthy();
  expect(screen.getByRole('timer', { name: 'Time used: 0:00' })).toBeTruthy();
  await user.type(box, 'Bees dance');
  expect(screen.getByText('5 to 75, 3 to go')).toBeTruthy();
});

it('asks for the words of Core, and for no single sentence', async () => {
  await open(makeItem('SWT', 8_002, { exams: ['CORE'] }));
  expect(screen.getByText('Sum up the text in 25 to 50 words.')).toBeTruthy();
});

it('shows the key points that a summary has, before its points', async () => {
  const { result } = await handIn(good);
  expect(within(result).getByRole('heading', { name: 'Key points: 3 of 3 found' })).toBeTruthy();
  expect(within(result).getByText('The length is within 5 to 75 words.')).toBeTruthy();
  expect(result.textContent).toMatch(/\d+ to \d+ of 9 points\u00A0· \d+ words, .* found\u00A0· next: /);
  expect(within(result).queryByText(/means no points/)).toBeNull();
  expect(within(result).queryByText(/another way/)).toBeNull();
});

it('gives the point where only another way of counting is over the limit, and says so', async () => {
  const long =
    `${good.slice(0, -1)}, and a scientist in the U.S. who watched them reported that even young ` +
    'workers soon learn to read this signal, so that a whole colony can leave together for the best place, which saves ' +
    'time when food is far away and lets weaker insects rest until somebody returns with better news.';
  const { result } = await handIn(long);
  expect(
    within(result).getByText(
      'The length is within 5 to 75 words. Counted another way this has 76 words, which is over the limit. ' +
        'Nobody outside the exam knows its way of counting, so we gave you the points.',
    ),
  ).toBeTruthy();
  expect(result.textContent).toContain('75 words, ');
});

it('shows the summary beside a model one, with the words that only one of them has', async () => {
  const { result } = await handIn(good);
  const pair = await within(result).findByRole('region', { name: 'Beside a model answer' });
  const own = within(pair).getByRole('region', { name: 'This answer' });
  expect(own.textContent.replaceAll(/\(only here: (?<words>[^)]*)\)/gu, '$<words>')).toBe(
    `This answer${good}`,
  );
  expect(within(pair).getByRole('region', { name: 'Model answer' }).textContent).toContain('(only here: ');
  expect(within(pair).getByText('Underlined words are only in one of the two.')).toBeTruthy();
});

it('gives nothing for two sentences, in no trait, and says which rule that is', async () => {
  const { result } = await handIn('Bees dance in the hive. The dance shows the others where flowers are.');
  expect(within(result).getByText(/^No point for form: it must be one single sentence/)).toBeTruthy();
  expect(within(result).getByText(/^No points for form means no points for the whole summary/)).toBeTruthy();
  expect(result.textContent).toContain('0 of 9 points');
  expect(within(result).getByText('0 of 4')).toBeTruthy();
  expect(within(result).getByText(/next: make it one sentence with one full stop, at its end$/)).toBeTruthy();
});

it('gives nothing for a sentence of the passage, marks it, and says that content closed it', async () => {
  const { result } = await handIn(
    'When a honeybee finds flowers, it returns to the hive and dances for the others.',
  );
  expect(
    within(result).getByText(/^No points for content means no points for the whole summary/),
  ).toBeTruthy();
  expect(within(result).getByText(/is taken from the text word for word/)).toBeTruthy();
  expect(within(result).getByText('From the text')).toBeTruthy();
  expect(result.textContent).toContain('0 of 9 points');
});

it('shows a model answer and its key points when the learner asks for them', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Show answer' }));
  const answer = await screen.findByRole('region', { name: 'Answer' });
  expect(await within(answer).findByText(/^Bees dance in the hive to show/)).toBeTruthy();
  expect(within(answer).getByRole('heading', { name: 'Points a good summary covers' })).toBeTruthy();
  expect(within(answer).getAllByRole('checkbox')).toHaveLength(3);
});
