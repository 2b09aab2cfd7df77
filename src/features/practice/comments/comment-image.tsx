import { Modal } from '#ui/overlay/modal.ts';
import { useEffect, useState } from 'react';
import { findRecording } from '#data/queries/find-recording.ts';
import { useLive } from '#data/hooks/use-live.ts';
import { usePracticePorts } from '#features/practice/practice-ports.ts';
import { BytesImage } from '#ui/people/bytes-image.tsx';
import classes from './comments.module.css';

/** A picture of a comment: from this device, else fetched once and kept. A tap shows it large. */
export function CommentImage({ sha256, label }: { sha256: string; label: string }) {
  const { fetchRecording } = usePracticePorts();
  const stored = useLive(findRecording, { sha256 });
  const [isLarge, setIsLarge] = useState(false);
  const [isAway, setIsAway] = useState(false);
  const data = stored.status === 'ready' ? stored.data : null;
  const isMissing = stored.status === 'ready' && data === null;
  useEffect(() => {
    if (!isMissing) return undefined;
    let isGone = false;
    void fetchRecording({ sha256, mimeType: 'image/webp' }).then((result) => {
      if (!isGone) setIsAway(result !== 'kept');
      return undefined;
    });
    return () => {
      isGone = true;
    };
  }, [isMissing, fetchRecording, sha256]);
  if (data === null) {
    return <span className={classes['imageRoom']}>{isAway ? 'This image needs a connection' : ''}</span>;
  }
  return (
    <>
      <button type="button" className={classes['image']} onClick={() => setIsLarge(true)}>
        <BytesImage data={data} label={label} />
      </button>
      <Modal opened={isLarge} onClose={() => setIsLarge(false)} title={label} size="xl">
        <BytesImage data={data} label={label} className={classes['large']} />
      </Modal>
    </>
  );
}
