import { useId, useMemo } from 'react';
import type { ItemImage } from '#contract/images/item-image.ts';
import { drawImage } from '#domain/images/draw-image.ts';
import { PatternDefs, usedPatterns } from './pattern-defs.tsx';
import { Shapes } from './scene-shape.tsx';
import classes from './scene-colours.module.css';

interface ScenePictureProps {
  readonly image: ItemImage;
  /** The width that it is laid out for; it fills its place whatever that is. */
  readonly width: number;
  /** What somebody hears who does not see it. */
  readonly label: string;
}

/** A picture, drawn from its data. English from left to right in every layout. */
export function ScenePicture({ image, width, label }: ScenePictureProps) {
  const id = useId();
  const scene = useMemo(() => drawImage(image, width), [image, width]);
  return (
    <svg
      className={`${classes['scene']} ${image.kind === 'PICTURE' ? classes['picture'] : ''}`}
      viewBox={`0 0 ${scene.width} ${scene.height}`}
      // Made of shapes, so there is no file for an img.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="img"
      aria-label={label}
      lang="en"
      direction="ltr"
    >
      <PatternDefs
        id={id}
        used={usedPatterns(scene.shapes)}
        // A scene is drawn in hundredths of its width, and so would the tiles be.
        scale={image.kind === 'PICTURE' ? 100 / width : 1}
      />
      <Shapes shapes={scene.shapes} id={id} place="s" />
    </svg>
  );
}
