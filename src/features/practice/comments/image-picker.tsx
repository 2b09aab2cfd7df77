import { ActionIcon, Button } from '@mantine/core';
import { IconPhotoPlus, IconX } from '@tabler/icons-react';
import { useRef } from 'react';
import { imageTypes, mostImages, type usePickedImages } from './use-picked-images.ts';
import classes from './comments.module.css';

/** Up to three pictures: what was chosen, what was wrong with one, and the way to add another. */
export function PickedImages({ picked }: { picked: ReturnType<typeof usePickedImages> }) {
  return (
    <>
      {picked.images.length > 0 && (
        <ul className={classes['picked']} aria-label="Images of your comment">
          {picked.images.map(({ url, name }) => (
            <li key={url}>
              <img src={url} alt={name} />
              <ActionIcon
                variant="default"
                className={classes['unpick'] ?? ''}
                aria-label={`Remove ${name}`}
                onClick={() => picked.remove(url)}
              >
                <IconX size={18} />
              </ActionIcon>
            </li>
          ))}
        </ul>
      )}
      <output className={classes['problem']}>{picked.problem}</output>
    </>
  );
}

/** Opens the device's own choice of files. */
export function AddImage({ picked }: { picked: ReturnType<typeof usePickedImages> }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={imageTypes}
        multiple
        hidden
        aria-label="Choose images"
        onChange={(event) => {
          picked.pick([...(event.currentTarget.files ?? [])]);
          event.currentTarget.value = '';
        }}
      />
      <Button
        variant="subtle"
        px={8}
        leftSection={<IconPhotoPlus size={20} aria-hidden="true" />}
        disabled={picked.images.length >= mostImages || picked.isWorking}
        loading={picked.isWorking}
        onClick={() => input.current?.click()}
      >
        Add image
      </Button>
    </>
  );
}
