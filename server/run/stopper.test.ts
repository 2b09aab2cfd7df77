import { expect, test } from 'vitest';
import { createStopper } from './stopper.ts';

test('what hangs does not keep the rest from being closed', async () => {
  const closed: string[] = [];
  const stopper = createStopper(40);
  stopper.add(() => void closed.push('database'));
  stopper.add(() => new Promise<void>(() => {}));
  stopper.add(() => void closed.push('listener'));
  await stopper.stop();
  expect(closed).toEqual(['listener', 'database']);
});
