import { ActionIcon } from '@mantine/core';
import { IconZoomIn, IconZoomOut, IconZoomReset } from '@tabler/icons-react';
import type { ItemImage } from '#contract/images/item-image.ts';
import { Modal } from '#ui/overlay/modal.ts';
import { ScenePicture } from './scene-picture.tsx';
import { useZoom } from './use-zoom.ts';
import { leastZoom, mostZoom, zoomOfKey } from './zoom.ts';
import classes from './image-zoom.module.css';

interface ImageZoomProps {
  readonly image: ItemImage;
  readonly label: string;
  readonly width: number;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** A picture on the whole screen, to look at closely. */
export function ImageZoom({ opened, onClose, ...picture }: ImageZoomProps) {
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      fullScreen
      title="Picture"
      classNames={{ content: classes['content'] ?? '', body: classes['body'] ?? '' }}
    >
      <Zoomed {...picture} />
    </Modal>
  );
}

function Zoomed({ image, label, width }: Pick<ImageZoomProps, 'image' | 'label' | 'width'>) {
  const { zoom, boxRef, change } = useZoom();
  const percent = `${Math.round(zoom * 100)} %`;
  return (
    // The keys work wherever the focus is in the dialog; each has a button too.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className={classes['zoomed']}
      onKeyDown={(event) => {
        const to = event.ctrlKey || event.metaKey || event.altKey ? undefined : zoomOfKey(event.key);
        if (to === undefined) return;
        event.preventDefault();
        change(to);
      }}
    >
      <section
        ref={boxRef}
        className={classes['box']}
        // It scrolls, so it can be reached by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        aria-label="Enlarged picture"
        data-autofocus
      >
        <div className={classes['sheet']} style={{ width: `calc(min(100%, ${width * 1.6}px) * ${zoom})` }}>
          <ScenePicture image={image} width={width} label={label} />
        </div>
      </section>
      <div className={classes['controls']}>
        <ActionIcon aria-label="Zoom out" disabled={zoom <= leastZoom} onClick={() => change('out')}>
          <IconZoomOut size={22} />
        </ActionIcon>
        <output className={classes['percent']} translate="no">
          {percent}
        </output>
        <ActionIcon aria-label="Zoom in" disabled={zoom >= mostZoom} onClick={() => change('in')}>
          <IconZoomIn size={22} />
        </ActionIcon>
        <ActionIcon aria-label="Fit to screen" disabled={zoom === leastZoom} onClick={() => change('fit')}>
          <IconZoomReset size={22} />
        </ActionIcon>
      </div>
    </div>
  );
}
