import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { counted } from '#domain/numbers/counted.ts';
import type { WordSounds } from '#platform/word-sounds/word-sounds.ts';
import { sizeWords } from '#ui/amounts.ts';
import classes from './me.module.css';

type Heard = Awaited<ReturnType<WordSounds['listHeard']>>;

/** Words that were downloaded one by one when they were played: what they take, and their way out. Nothing where there are none. */
export function HeardWords({ sounds }: { sounds: Pick<WordSounds, 'listHeard' | 'forgetHeard'> }) {
  const [heard, setHeard] = useState<Heard>({ words: 0, sizeBytes: 0 });
  const [said, setSaid] = useState('');
  useEffect(() => {
    let isGone = false;
    const look = async () => {
      const found = await sounds.listHeard();
      if (!isGone) setHeard(found);
    };
    void look();
    return () => {
      isGone = true;
    };
  }, [sounds]);
  const remove = async () => {
    await sounds.forgetHeard();
    setHeard(await sounds.listHeard());
    setSaid(
      `Removed: ${sizeWords(heard.sizeBytes)} are free again. A word is downloaded again when you play it.`,
    );
  };
  return (
    <>
      {heard.words > 0 && (
        <section className={classes['pack']} aria-label="Words that you have played">
          <h3>Words that you have played</h3>
          <p>
            {counted(heard.words, 'recording')} of single words on this device, where they use{' '}
            {sizeWords(heard.sizeBytes)}.
          </p>
          <Button variant="default" onClick={() => void remove()}>
            Remove them
          </Button>
        </section>
      )}
      <output className={classes.quiet}>{said}</output>
    </>
  );
}
