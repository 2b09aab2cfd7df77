import { cleanup, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { BankItem } from '#contract/items/bank-item.ts';
import { PracticeScreen } from '#features/practice/practice-screen.tsx';
import { given, heardItems, otherOf, saidIn } from '#tests/support/blind.ts';
import { createDevice, renderOn } from '#tests/support/practice.tsx';
import { isProof } from '#tests/support/rounds.ts';

const items = heardItems();
/** Of each task, in `npm test`. */
const sampleSize = 2;

/** All that the open question says before anything is answered, at its gate and behind it. */
async function saidOf(item: BankItem, other: BankItem): Promise<string> {
  const device = await createDevice([item, other]);
  const { user } = renderOn(
    device,
    <PracticeScreen taskType={item.taskType} practiceId={item.id} search={{}} />,
    item,
  );
  const begin = await screen.findByRole('button', { name: 'Begin' }, { timeout: 1_000 }).catch(() => null);
  const atTheGate = document.documentElement.outerHTML;
  if (begin !== null) await user.click(begin);
  await screen.findByRole('button', { name: 'Show answer' });
  await waitFor(() => expect(document.querySelector('[aria-busy]')).toBeNull());
  const said = saidIn(`${atTheGate}\n${document.documentElement.outerHTML}`);
  cleanup();
  device.close();
  return said;
}

const tasks = Map.groupBy(items, ({ taskType }) => taskType);

it.each([...tasks])(
  '%s says no word of what is to be heard, or of its key, on its screen',
  async (_, all) => {
    const seen = new Map<number, string>();
    const saidOnce = async (item: BankItem) => {
      const said = seen.get(item.id) ?? (await saidOf(item, otherOf(item, all)));
      seen.set(item.id, said);
      return said;
    };
    for (const item of isProof ? all : all.slice(0, sampleSize)) {
      const said = await saidOnce(item);
      expect(said.length).toBeGreaterThan(50);
      expect(given(item, said, await saidOnce(otherOf(item, all))), `${item.id}`).toEqual([]);
    }
  },
);
