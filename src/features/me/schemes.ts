import type { MantineColorScheme } from '@mantine/core';

export const schemes: readonly { value: MantineColorScheme; label: string }[] = [
  { value: 'auto', label: 'As the device' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
];
