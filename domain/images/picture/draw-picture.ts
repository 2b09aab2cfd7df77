import type { PictureImage, Placed } from '#contract/images/picture-image.ts';
import type { Paint, Scene, Shape } from '#domain/images/scene.ts';
import { backdrop, pictureHeight } from './backdrops.ts';
import { drawings } from './drawings.ts';

/** What people and things wear that are not to be found first; neighbours differ. */
const others: readonly [Paint, ...Paint[]] = ['series-2', 'series-4', 'series-5', 'series-3'];

function drawPlaced({ thing, x, y, size, isTurned, isAccent }: Placed, at: number): Shape {
  const main = isAccent ? 'accent' : (others[at % others.length] ?? others[0]);
  return { kind: 'group', x, y, scale: size, isTurned, shapes: drawings[thing]({ main }) };
}

/** A scene: things in the order of the data, which is from the back to the front. */
export function drawPicture(image: PictureImage, width: number): Scene {
  const clip = { x: 0, y: 0, width: 100, height: pictureHeight };
  const shapes = [...backdrop(image.backdrop), ...image.things.map(drawPlaced)];
  return {
    width,
    height: (width * pictureHeight) / 100,
    shapes: [{ kind: 'group', x: 0, y: 0, scale: width / 100, isTurned: false, clip, shapes }],
  };
}
