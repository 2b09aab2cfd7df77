import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { createSharedFiles } from './shared-files.ts';

const fileOf = (text: string) => new File([text], 'lecture.m4a', { type: 'audio/mp4' });
const files = createSharedFiles();
const isThere = async () => (await files.read()) !== null;

it('puts the file of who leaves away, and brings it back to them alone', async () => {
  await files.keep(fileOf('of Ana'));
  await files.choose(1001);
  await files.putAway('ana');
  expect(await isThere()).toBe(false);
  await files.bringBack('bo');
  expect(await isThere()).toBe(false);
  await files.bringBack('ana');
  expect(await files.read()).toMatchObject({ practiceId: 1001 });
  await files.forget();
});

it('keeps what was put away when there is nothing new, and does not cover a file that came meanwhile', async () => {
  await files.keep(fileOf('of Ana'));
  await files.putAway('ana');
  await files.putAway('ana');
  await files.keep(fileOf('of nobody yet'));
  await files.choose(2);
  await files.bringBack('ana');
  expect(await files.read()).toMatchObject({ practiceId: 2 });
  await files.forget();
  await files.bringBack('ana');
  expect(await files.read()).toMatchObject({ practiceId: null });
  await files.putAway('ana');
  await files.forgetOf('ana');
  await files.bringBack('ana');
  expect(await isThere()).toBe(false);
});
