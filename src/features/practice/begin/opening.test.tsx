import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { practiceModes } from '#contract/exam.ts';
import { bankTaskTypes } from '#contract/items/bank-item.ts';
import { taskAddresses } from '#contract/task-type.ts';
import { sessionPlan } from '#domain/timing/session-plan.ts';
import { PracticeScreen } from '#features/practice/practice-screen.tsx';
import { beginLineOf } from './opening.tsx';
import { ruleOf } from '#features/practice/task-frame/rule-of.ts';
import { makeItem } from '#tests/support/practice-items.ts';
import { createDevice, renderOn } from '#tests/support/practice.tsx';

const essay = makeItem('WE', 9_001);
const essayScreen = <PracticeScreen taskType="WE" practiceId={essay.id} search={{}} />;
const sound = {
  id: 'af_heart',
  label: 'US voice',
  accent: 'US' as const,
  sha256: 'a'.repeat(64),
  mimeType: 'audio/mpeg',
  sizeBytes: 1_000,
  durationMs: 2_000,
};
const dictation = makeItem('WFD', 23_001, { audios: [sound] });
const choice = makeItem('MCS_R', 15_001);

it('runs no clock and shows no question before Begin, however long it is looked at', async () => {
  const device = await createDevice([essay]);
  const { user } = renderOn(device, essayScreen, essay);
  expect(await screen.findByText(/^You write an essay of 200 to 300 words\./)).toBeTruthy();
  expect(screen.queryByRole('textbox', { name: 'Your essay' })).toBeNull();
  expect(device.ports.busy.isBusy()).toBe(false);
  await device.advance(24 * 3_600_000);
  expect(screen.queryByRole('timer')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Begin' }));
  expect(await screen.findByRole('timer', { name: 'Time used: 0:00' })).toBeTruthy();
  expect(await screen.findByRole('textbox', { name: 'Your essay' })).toBeTruthy();
  expect(device.ports.busy.isBusy()).toBe(true);
});

it('plays nothing before Begin', async () => {
  const device = await createDevice([dictation]);
  const { user } = renderOn(
    device,
    <PracticeScreen taskType="WFD" practiceId={dictation.id} search={{}} />,
    dictation,
  );
  const begin = await screen.findByRole('button', { name: 'Begin' });
  await device.advance(60_000);
  expect(device.audio.players).toEqual([]);
  await user.click(begin);
  expect(await screen.findByText('Play after 3 sec')).toBeTruthy();
});

it('keeps nothing of a question that was only looked at after Begin', async () => {
  const device = await createDevice([essay]);
  const first = renderOn(device, essayScreen, essay);
  await first.user.click(await screen.findByRole('button', { name: 'Begin' }));
  await device.advance(60_000);
  first.unmount();
  await waitFor(async () => expect(await device.ports.drafts.load(`local ${essay.id}`)).toBeNull());
  renderOn(device, essayScreen, essay);
  expect(await screen.findByRole('button', { name: 'Begin' })).toBeTruthy();
});

it('asks about what was entered before, and starts again from nothing when told to', async () => {
  const device = await createDevice([essay]);
  const first = renderOn(device, essayScreen, essay);
  await first.user.click(await screen.findByRole('button', { name: 'Begin' }));
  await first.user.type(await screen.findByRole('textbox', { name: 'Your essay' }), 'Half');
  first.unmount();
  // Looking at the question once more, and leaving it again, decides nothing.
  const peek = renderOn(device, essayScreen, essay);
  await screen.findByRole('button', { name: 'Go on' });
  peek.unmount();
  const { user } = renderOn(device, essayScreen, essay);
  await user.click(await screen.findByRole('button', { name: 'Start again' }));
  expect((await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your essay' })).value).toBe('');
  expect(screen.getByRole('timer', { name: 'Time used: 0:00' })).toBeTruthy();
});

it('opens a text without a clock of its own at once, and counts from the first touch', async () => {
  const device = await createDevice([choice]);
  const { user } = renderOn(
    device,
    <PracticeScreen taskType="MCS_R" practiceId={choice.id} search={{}} />,
    choice,
  );
  const option = await screen.findByRole('radio', { name: 'B. To show the way' });
  await device.advance(60_000);
  expect(screen.queryByRole('timer')).toBeNull();
  await user.click(option);
  expect(await screen.findByRole('timer', { name: 'Time used: 0:00' })).toBeTruthy();
});

it('goes on with a choice that is made while the first touch still reads what was kept', async () => {
  const device = await createDevice([choice]);
  const { drafts } = device.ports;
  const find = drafts.find.bind(drafts);
  const { user } = renderOn(
    device,
    <PracticeScreen taskType="MCS_R" practiceId={choice.id} search={{}} />,
    choice,
  );
  const option = await screen.findByRole('radio', { name: /^A\. / });
  await device.advance(60_000);
  const isRead = Promise.withResolvers<void>();
  let [reads, finished] = [0, 0];
  drafts.find = async (key) => {
    reads += 1;
    await isRead.promise;
    const found = await find(key);
    finished += 1;
    return found;
  };
  await user.pointer({ keys: '[MouseLeft>]', target: option });
  await waitFor(() => expect(reads).toBe(1));
  expect(await device.newTab().ports.seats.isTaken(`local ${choice.id}`)).toBe(true);
  await user.pointer({ keys: '[/MouseLeft]', target: option });
  isRead.resolve();
  await waitFor(() => expect(finished).toBe(reads));
  await device.advance(1_000);
  expect(await screen.findByRole('timer')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Go on' })).toBeNull();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^A\. / }).checked).toBe(true);
});

it('puts the keyboard into the question once it is begun', async () => {
  const device = await createDevice([essay]);
  const { user } = renderOn(device, essayScreen, essay);
  await user.click(await screen.findByRole('button', { name: 'Begin' }));
  const box = await screen.findByRole('textbox', { name: 'Your essay' });
  expect(document.activeElement?.contains(box)).toBe(true);
  expect(document.activeElement).not.toBe(document.body);
});

const tasksOfExams = bankTaskTypes.flatMap((taskType) =>
  taskAddresses[taskType].exams.flatMap((exam) =>
    practiceModes.map((mode) => [taskType, exam, mode] as const),
  ),
);

it.each(tasksOfExams)(
  'has one line for %s of %s in the mode %s if it has a sound or a clock of its own, in the exam always',
  (taskType, exam, mode) => {
    const rule = ruleOf(taskType, exam);
    const plan = sessionPlan(rule, { mode, silenceStopSeconds: 3 });
    const line = beginLineOf(makeItem(taskType, 1), { plan, rule });
    const isTimed = rule.clock.kind !== 'pooled' || plan.promptDelayMs !== null;
    expect(line !== '').toBe(mode === 'EXAM' || isTimed);
    // One line: it is read on a bus.
    expect(line.length).toBeLessThan(230);
    expect(line).not.toMatch(/undefined|NaN| {2}|of in/);
    // What the gate says is what the mode does.
    expect(/automatically/.test(line)).toBe(mode === 'EXAM');
    expect(/ once\b|minutes|seconds/.test(line)).toBe(mode === 'EXAM');
  },
);

const offer = () => screen.queryByRole('link', { name: 'Check your microphone first' });

it('offers the setup of the microphone once, before the first spoken answer', async () => {
  const reading = makeItem('RA', 1_001);
  const device = await createDevice([reading]);
  device.audio.microphone.offerAgain();
  const open = () =>
    renderOn(device, <PracticeScreen taskType="RA" practiceId={reading.id} search={{}} />, reading);
  const first = open();
  await screen.findByRole('button', { name: 'Begin' });
  expect(offer()?.getAttribute('href')).toContain('/dashboard/microphone-setup');
  first.unmount();
  // Who only looked at the question has not been asked.
  const second = open();
  await second.user.click(await screen.findByRole('button', { name: 'Begin' }));
  expect(device.ports.microphone.choice.isOffered()).toBe(true);
  second.unmount();
  open();
  await screen.findByRole('button', { name: /^(Begin|Start again)$/ });
  expect(offer()).toBeNull();
});
