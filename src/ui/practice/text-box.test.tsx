import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { TextBox } from './text-box.tsx';

function Page() {
  const [text, setText] = useState('');
  return (
    <MantineProvider env="test">
      <TextBox
        label="Your essay"
        value={text}
        onChange={setText}
        maxLength={100}
        minRows={3}
        hasClipboardButtons
      />
      <button type="button" onClick={() => setText('')}>
        Start again
      </button>
    </MantineProvider>
  );
}

function open() {
  const user = userEvent.setup();
  render(<Page />);
  const box = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your essay' });
  return { user, box, button: (name: string) => screen.getByRole('button', { name }) };
}

it('takes back what was cut and typed, word by word, and brings it again', async () => {
  const { user, box, button } = open();
  expect(button('Undo').getAttribute('aria-disabled')).toBe('true');
  await user.type(box, 'one two three');
  box.setSelectionRange(4, 8);
  await user.click(button('Cut'));
  expect(await screen.findByDisplayValue('one three')).toBe(box);
  for (const text of ['one two three', 'one two ', 'one ', '']) {
    await user.click(button('Undo'));
    expect(box.value).toBe(text);
  }
  expect(button('Undo').getAttribute('aria-disabled')).toBe('true');
  await user.click(button('Undo'));
  for (const text of ['one ', 'one two ', 'one two three', 'one three']) {
    await user.click(button('Redo'));
    expect(box.value).toBe(text);
  }
  expect(button('Redo').getAttribute('aria-disabled')).toBe('true');
});

it('has the keys of every system, and what a phone asks for', async () => {
  const { user, box } = open();
  await user.type(box, 'one two');
  await user.keyboard('{Control>}z{/Control}');
  expect(box.value).toBe('one ');
  await user.keyboard('{Meta>}{Shift>}Z{/Shift}{/Meta}');
  expect(box.value).toBe('one two');
  await user.keyboard('{Meta>}z{/Meta}{Control>}y{/Control}');
  expect(box.value).toBe('one two');
  const shaken = new InputEvent('beforeinput', { inputType: 'historyUndo', bubbles: true, cancelable: true });
  box.dispatchEvent(shaken);
  expect(await screen.findByDisplayValue(/^one\s*$/)).toBe(box);
  expect(shaken.defaultPrevented).toBe(true);
});

it('keeps the keyboard where it is when the last step is taken back', async () => {
  const { user, box, button } = open();
  await user.type(box, 'one');
  button('Undo').focus();
  await user.keyboard('{Enter}');
  expect(box.value).toBe('');
  expect(document.activeElement).toBe(button('Undo'));
});

it('brings nothing back over a text that came from elsewhere', async () => {
  const { user, box, button } = open();
  await user.type(box, 'one');
  await user.click(button('Start again'));
  expect(button('Undo').getAttribute('aria-disabled')).toBe('true');
  await user.type(box, 'two');
  await user.click(button('Undo'));
  expect(box.value).toBe('');
});
