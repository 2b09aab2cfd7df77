import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** What the dialogs and the menu are made of. */
const parts = {
  Modal: ['ModalBase', 'Overlay', 'Paper', 'CloseButton', 'ScrollArea'],
  Drawer: ['ModalBase', 'Overlay', 'Paper', 'CloseButton', 'ScrollArea'],
  Menu: ['Popover'],
  NativeSelect: ['Combobox', 'Input'],
  TextInput: ['Input'],
  Textarea: ['Input'],
  Checkbox: ['InlineInput'],
  Radio: ['InlineInput'],
} as const satisfies Record<string, readonly string[]>;

const imported = (text: string): string[] =>
  [
    ...text.matchAll(
      /import \{([^}]+)\} from '@mantine\/core';|export \{ (\w+) as default \} from '@mantine/g,
    ),
  ]
    .flatMap(([, names = '', name = '']) => [...names.split(','), name])
    .map((name) => name.trim())
    .filter((name) => name !== '');

test('every component of the library that a screen uses brings its styles', () => {
  const used = globSync('src/**/*.{ts,tsx}').flatMap((file) => imported(readFileSync(file, 'utf8')));
  const all = new Set(used.flatMap((name) => [name, ...(parts[name as keyof typeof parts] ?? [])]));
  const brought = ['src/app/theme/mantine-base.css', 'src/ui/mantine-styles.ts']
    .map((file) => readFileSync(file, 'utf8'))
    .join('');
  const styled = [...all].filter((name) => existsSync(`node_modules/@mantine/core/styles/${name}.layer.css`));
  expect(styled.length).toBeGreaterThan(15);
  expect(styled.filter((name) => !brought.includes(`/${name}.layer.css`))).toEqual([]);
});
