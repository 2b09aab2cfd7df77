import { useCallback } from 'react';
import classes from './account.module.css';

/** The learner's picture from this device, also before the server has it. */
export function OwnPicture({ data }: { data: { bytes: ArrayBuffer; mimeType: string } }) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const url = URL.createObjectURL(new Blob([data.bytes], { type: data.mimeType }));
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [data],
  );
  return <img ref={show} alt="You" className={classes['own']} width={72} height={72} />;
}
