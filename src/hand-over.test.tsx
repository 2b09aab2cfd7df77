import { waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { handOver } from './hand-over.ts';

beforeEach(() => {
  document.body.innerHTML = '';
});

function page(first: string): Element {
  document.body.innerHTML = `<div id="first-view">${first}</div><div id="root"></div>`;
  const root = document.querySelector('#root');
  if (!root) throw new Error('no root');
  handOver(root);
  return root;
}

const firstView = () => document.querySelector('#first-view');

test('a question that can be read stays until the app shows one as well', async () => {
  const root = page('<p>The question</p>');
  root.innerHTML = '<main aria-busy="true"></main>';
  await Promise.resolve();
  expect(firstView()).not.toBeNull();
  root.innerHTML = '<main><p>The question</p></main>';
  await waitFor(() => expect(firstView()).toBeNull(), { timeout: 2_000 });
});

test('a mere shape is replaced by the first thing that the app shows', async () => {
  const root = page('<main aria-busy="true"></main>');
  await Promise.resolve();
  expect(firstView()).not.toBeNull();
  root.innerHTML = '<main aria-busy="true"></main>';
  await waitFor(() => expect(firstView()).toBeNull(), { timeout: 2_000 });
});

test('waiting that ends without anything new on the page is noticed', async () => {
  const root = page('<p>The question</p>');
  root.innerHTML = '<main aria-busy="true"><p>The question</p></main>';
  await Promise.resolve();
  root.querySelector('main')?.removeAttribute('aria-busy');
  await waitFor(() => expect(firstView()).toBeNull(), { timeout: 2_000 });
});
