import { MantineProvider } from '@mantine/core';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, test } from 'vitest';
import { ItemImage } from '#contract/images/item-image.ts';
import { ItemImageFigure } from './item-image.tsx';

const image = ItemImage.parse({
  kind: 'BAR_CHART',
  title: 'Rain in one week',
  measure: 'Rain',
  unit: 'mm',
  categoryName: 'Day',
  categories: ['Mon', 'Tue'],
  series: [{ name: '', values: [2, 9] }],
});
const summary = 'A bar chart of the rain on two days.';

function show(description?: string) {
  render(
    <MantineProvider env="test">
      <ItemImageFigure image={image} summary={summary} {...(description !== undefined && { description })} />
    </MantineProvider>,
  );
}
async function enlarge() {
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Enlarge' }));
  return screen.findByRole('dialog', { name: 'Picture' });
}
const zoomOf = (dialog: HTMLElement) => within(dialog).getByRole('status').textContent;

it('is one picture for a screen reader, named by its summary, with its texts drawn', () => {
  show();
  const picture = screen.getByRole('img', { name: summary });
  expect(picture.textContent).toContain('Rain in one week');
  expect(picture.textContent).toContain('9');
});

it('keeps its description back until there is one to show', () => {
  show();
  expect(screen.queryByText('Description of the picture')).toBeNull();
});

it('tells all that it shows after the answer', async () => {
  show('It rained most on Tuesday.');
  await userEvent.click(screen.getByText('Description of the picture'));
  expect(screen.getByText('It rained most on Tuesday.')).toBeTruthy();
  expect(screen.getByText('Tue: 9 mm.')).toBeTruthy();
});

describe('enlarged', () => {
  it('is zoomed by buttons, as far as there is something to see', async () => {
    const dialog = await enlarge();
    const [out, into, fit] = ['Zoom out', 'Zoom in', 'Fit to screen'].map((name) =>
      within(dialog).getByRole<HTMLButtonElement>('button', { name }),
    );
    expect([zoomOf(dialog), out!.disabled, fit!.disabled]).toEqual(['100 %', true, true]);
    await userEvent.click(into!);
    expect([zoomOf(dialog), out!.disabled]).toEqual(['150 %', false]);
    for (let i = 0; i < 3; i += 1) await userEvent.click(into!);
    expect([zoomOf(dialog), into!.disabled]).toEqual(['400 %', true]);
    await userEvent.click(fit!);
    expect(zoomOf(dialog)).toBe('100 %');
  });

  test.each([
    ['+', '150 %'],
    ['=', '150 %'],
    ['++-', '150 %'],
    ['++0', '100 %'],
    ['-', '100 %'],
  ])('takes the keys %s', async (keys, percent) => {
    const dialog = await enlarge();
    within(dialog).getByRole('region', { name: 'Enlarged picture' }).focus();
    await userEvent.keyboard(keys);
    expect(zoomOf(dialog)).toBe(percent);
  });

  it('is zoomed by two fingers', async () => {
    const dialog = await enlarge();
    const box = within(dialog).getByRole('region', { name: 'Enlarged picture' });
    const fingers = (apart: number) => {
      const list = [0, apart].map((clientX) => ({ clientX, clientY: 0 }));
      return {
        touches: Object.assign(list, { item: (at: number) => list[at] ?? null }),
        changedTouches: list,
      };
    };
    fireEvent.touchStart(box, fingers(100));
    fireEvent.touchMove(box, fingers(250));
    await waitFor(() => expect(zoomOf(dialog)).toBe('250 %'));
  });

  it('closes with Escape and gives the focus back', async () => {
    await enlarge();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Enlarge' })));
  });
});
