import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconArrowsMaximize } from '@tabler/icons-react';
import { useState } from 'react';
import type { ItemImage } from '#contract/images/item-image.ts';
import { sceneWidths } from '#domain/images/draw-image.ts';
import { describeImage } from '#domain/images/facts/describe-image.ts';
import { ImageZoom } from './image/image-zoom.tsx';
import { ScenePicture } from './image/scene-picture.tsx';
import { ReadingText } from './reading-text.tsx';
import classes from './item-image.module.css';

interface ItemImageFigureProps {
  readonly image: ItemImage;
  /** What a screen reader says of it: what it is, not what follows from it. */
  readonly summary: string;
  /** All that it shows. Given after the answer, since it gives the answer away. */
  readonly description?: string;
}

/** The picture of a question. A tap anywhere on it opens it on the whole screen. */
export function ItemImageFigure({ image, summary, description }: ItemImageFigureProps) {
  const [isOpen, setIsOpen] = useState(false);
  const isWide = useMediaQuery('(min-width: 48em)', undefined, { getInitialValueInEffect: false });
  const width = isWide ? sceneWidths.wide : sceneWidths.phone;
  return (
    <figure className={classes['figure']}>
      <div className={classes['sheet']} data-fits={description === undefined || undefined}>
        <ScenePicture image={image} width={width} label={summary} />
        <Button
          className={classes['enlarge']}
          variant="subtle"
          leftSection={<IconArrowsMaximize size={18} />}
          onClick={() => setIsOpen(true)}
        >
          Enlarge
        </Button>
      </div>
      <ImageZoom
        image={image}
        label={summary}
        width={width}
        opened={isOpen}
        onClose={() => setIsOpen(false)}
      />
      {description !== undefined && (
        <details className={classes['description']}>
          <summary>Description of the picture</summary>
          <ReadingText text={description} />
          <p className={classes['lines']}>Line by line</p>
          <ul lang="en" dir="ltr">
            {describeImage(image)
              .split('\n')
              .map((line, at) => (
                // The lines of one picture never change, and two may be the same.
                // oxlint-disable-next-line react/no-array-index-key
                <li key={at}>{line}</li>
              ))}
          </ul>
        </details>
      )}
    </figure>
  );
}
