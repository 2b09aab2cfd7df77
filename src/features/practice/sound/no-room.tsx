import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import classes from './sound.module.css';

/** In place of the recorder: nothing new is recorded that could not be kept. What to do, and nothing is lost meanwhile. */
export function NoRoom({ onLook }: { onLook: () => Promise<void> }) {
  const [note, setNote] = useState('');
  const look = async () => {
    setNote('');
    await onLook();
    // Where there is room again the recorder takes this place.
    setNote('It is still too full.');
  };
  return (
    <section className={classes.noRoom} aria-labelledby="no-room">
      <h2 id="no-room">There is no room for a recording</h2>
      <p role="alert">
        There is almost no room left on this device, and a recording that cannot be saved would be lost. Free
        some room first. What is already saved stays.
      </p>
      <div className={classes.noRoomActions}>
        <Button renderRoot={(props) => <Link {...props} to="/me/storage" hash="room" />}>
          Free some room
        </Button>
        <Button variant="default" onClick={() => void look()}>
          Look again
        </Button>
      </div>
      <output>{note}</output>
    </section>
  );
}
