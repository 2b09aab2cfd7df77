import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PracticeScreen } from '#features/practice/practice-screen.tsx';
import { makeItem } from '#tests/support/practice-items.ts';
import { createDevice, renderBegun } from '#tests/support/practice.tsx';

const item = makeItem('WEM', 10_001);

async function open() {
  const device = await createDevice([item]);
  const view = await renderBegun(
    device,
    <PracticeScreen taskType="WEM" practiceId={item.id} search={{}} />,
    item,
  );
  const box = await screen.findByRole('textbox', { name: 'Your email' });
  return { device, box, ...view };
}

async function handIn(text: string) {
  const { user, box } = await open();
  await user.click(box);
  await user.paste(text);
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  const result = await screen.findByRole('region', { name: 'Your result' });
  await within(result).findByText(/Scored on this device/);
  return result;
}

const email = `Dear Customer Service Team,

I am writing about a desk lamp that I ordered in your shop last week. It arrived yesterday, but it does not work, because its switch is broken.

Please send me a replacement, or give me my money back if you have no other one. I need the lamp for my evening classes, which begin in the second week of the month, and I have no other one at home.

I look forward to your answer.

Kind regards,
Mina Sato`;

/** A line of a list by the words it begins with. */
const line = (list: HTMLElement, name: RegExp): string =>
  within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent ?? '')
    .find((text) => name.test(text)) ?? '';

it('shows the situation, the three things to say, and to whom', async () => {
  const { user, box } = await open();
  expect(screen.getByText(/^You have bought a lamp/)).toBeTruthy();
  const asked = screen.getByRole('list', { name: 'In your email:' });
  expect(within(asked).getAllByRole('listitem')).toHaveLength(3);
  expect(screen.getByText('the customer service of the shop')).toBeTruthy();
  expect(screen.getByRole('timer', { name: 'Time used: 0:00' })).toBeTruthy();
  await user.type(box, 'Dear Team');
  expect(screen.getByText('50 to 120, 48 to go')).toBeTruthy();
});

it('shows each thing that the task asks for as answered, and each part of an email as found', async () => {
  const result = await handIn(email);
  const asked = within(result).getByRole('region', { name: 'What the task asks: 3 of 3 answered' });
  expect(line(asked, /^Describe the problem/)).toMatch(/Answered.*Found.*switch/);
  const parts = within(result).getByRole('region', { name: 'Parts of an email' });
  for (const [name, found] of [
    [/^Greeting/, /Found: “Dear”$/],
    [/^Why you write/, /Found: “I am writing”$/],
    [/^Closing sentence/, /Found: “[^”]+”$/],
    [/^Sign-off/, /Found: “Kind regards,[^”]+”$/],
  ] as const)
    expect(line(parts, name)).toMatch(found);
  expect(result.textContent).toMatch(/\d+ to \d+ of 15 points\u00A0· \d+ words, /);
});

it('says which thing is not answered and which part is missing, and first what to add', async () => {
  const result = await handIn(email.replace(/Please send.*one\. /u, '').replace(/Kind regards[^]*/u, ''));
  const asked = within(result).getByRole('region', { name: 'What the task asks: 2 of 3 answered' });
  expect(line(asked, /^Ask for what you want/)).toMatch(/Not answered/);
  const parts = within(result).getByRole('region', { name: 'Parts of an email' });
  expect(line(parts, /^Sign-off/)).toMatch(/Missing$/);
  expect(within(result).getByText(/^One thing is still missing, a new lamp or the money\.$/)).toBeTruthy();
});

it('says when the greeting is too friendly for the reader', async () => {
  const result = await handIn(email.replace('Dear Customer Service Team', 'Hey guys'));
  expect(within(result).getByText(/too friendly for this reader/)).toBeTruthy();
});

it('gives nothing for an email about something else, and says that content closed it', async () => {
  const result = await handIn(`Dear Ms Okafor,

I am writing to ask about swimming lessons for my grandmother. She is seventy years old, she has never learned to swim, and she is afraid of deep water.

Could you tell me how many people are in one group, and whether the pool is warm in winter?

I look forward to hearing from you.

Best wishes,
Tomas Varga`);
  expect(within(result).getByText(/^No points for content means no points for the whole email/)).toBeTruthy();
  expect(result.textContent).toContain('0 of 15 points');
});
