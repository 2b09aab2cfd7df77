import '#ui/mantine-styles.ts';
import type { ReactNode } from 'react';
import { WhenStarted } from '#ui/start-gate.tsx';
import { DeviceCard } from './device-card.tsx';
import { DictionaryCard } from './dictionary-card.tsx';
import { MeSubPage } from './me-sub-page.tsx';
import classes from './me.module.css';
import { PacksCard, WordSoundsCard } from './packs-card.tsx';
import { TranslationsCard } from './translations-card.tsx';

/** `/me/storage`: what works offline, what it takes, and what can go. `downloads` and `room` come from other features. */
export function StorageScreen({ downloads, room }: { downloads: ReactNode; room: ReactNode }) {
  return (
    <MeSubPage title="Offline and storage" wide>
      <WhenStarted waiting={null}>
        <div className={classes.column}>
          <DeviceCard />
          {downloads}
        </div>
        <div className={classes.column}>
          <PacksCard />
          <DictionaryCard />
          <TranslationsCard />
          <WordSoundsCard />
          {room}
        </div>
      </WhenStarted>
    </MeSubPage>
  );
}
