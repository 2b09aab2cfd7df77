import { useMantineColorScheme } from '@mantine/core';
import type { MantineColorScheme } from '@mantine/core';
import { Card } from '#ui/card.tsx';
import { Segments } from '#ui/segments.tsx';
import classes from './me.module.css';

const schemes: readonly { value: MantineColorScheme; label: string }[] = [
  { value: 'auto', label: 'As the device' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
];

/** Light, dark, or as the device has it. Kept on this device only. */
export function ThemeChoice() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <Card labelledBy="look-heading">
      <h2 className={classes.heading} id="look-heading">
        Look
      </h2>
      <Segments fill label="Look" options={schemes} value={colorScheme} onChange={setColorScheme} />
    </Card>
  );
}
