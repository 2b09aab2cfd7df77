import '#ui/mantine-styles.ts';
import { useMantineColorScheme } from '@mantine/core';
import { useState } from 'react';
import { readTextSize, saveTextSize, textSizes } from '#platform/text-size.ts';
import { Card } from '#ui/card.tsx';
import { Segments } from '#ui/segments.tsx';
import { MeSubPage } from './me-sub-page.tsx';
import classes from './me.module.css';
import { schemes } from './schemes.ts';

const sizes = textSizes.map((value) => ({ value, label: `${value} %` }));

/** `/me/appearance`: light or dark, and how large the text is. Kept on this device only. */
export function AppearanceScreen() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const [size, setSize] = useState(readTextSize);
  return (
    <MeSubPage title="Appearance">
      <Card labelledBy="look-heading">
        <h2 className={classes.heading} id="look-heading">
          Light or dark
        </h2>
        <Segments
          fill
          label="Light or dark"
          options={schemes}
          value={colorScheme}
          onChange={setColorScheme}
        />
      </Card>
      <Card labelledBy="size-heading">
        <h2 className={classes.heading} id="size-heading">
          Text size
        </h2>
        <Segments
          fill
          label="Text size"
          options={sizes}
          value={size}
          onChange={(next) => {
            saveTextSize(next);
            setSize(next);
          }}
        />
        <p className={classes.quiet}>
          Passages and prompts grow with it. Both settings are for this device only.
        </p>
      </Card>
    </MeSubPage>
  );
}
