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
  root.innerHTML = '<main><div aria-busy="true"></div></main>';
  await Promise.resolve();
  expect(firstView()).not.toBeNull();
  root.innerHTML = '<main><h1>The question</h1></main>';
  await waitFor(() => expect(firstView()).toBeNull());
});

test('a mere shape is replaced by the first thing that the app shows', async () => {
  const root = page('<main><div aria-busy="true"></div></main>');
  await Promise.resolve();
  expect(firstView()).not.toBeNull();
  root.innerHTML = '<main><div aria-busy="true"></div></main>';
  await waitFor(() => expect(firstView()).toBeNull());
});

test('waiting that ends without anything new on the page is noticed', async () => {
  const root = page('<p>The question</p>');
  root.innerHTML = '<main><div aria-busy="true"><h1>The question</h1></div></main>';
  await Promise.resolve();
  expect(firstView()).not.toBeNull();
  root.querySelector('[aria-busy]')?.removeAttribute('aria-busy');
  await waitFor(() => expect(firstView()).toBeNull());
});

test('the frame of the app alone does not take the place of a question, nor of its shape', async () => {
  for (const first of ['<p>The question</p>', '<main><div aria-busy="true"></div></main>']) {
    const root = page(first);
    root.innerHTML = '<nav>Today</nav><main></main>';
    await Promise.resolve();
    expect(firstView()).not.toBeNull();
    root.innerHTML = '<nav>Today</nav><main><h1>The question</h1></main>';
    await waitFor(() => expect(firstView()).toBeNull());
  }
});

test('a text that is being read keeps its letters; where there was none the reading font comes with the app', async () => {
  const { dataset } = document.documentElement;
  for (const [first, font] of [
    ['<div lang="en">The passage</div>', undefined],
    ['<p>The list</p>', ''],
  ] as const) {
    delete dataset['readingFont'];
    page(first).innerHTML = '<main><h1>The question</h1></main>';
    await waitFor(() => expect(firstView()).toBeNull());
    expect(dataset['readingFont']).toBe(font);
  }
});
