import type { ItemImage } from '#contract/images/item-image.ts';
import { drawImage } from '#domain/images/draw-image.ts';
import type { Paint, Pattern, Scene, Shape } from '#domain/images/scene.ts';
import { escaped } from './html.ts';

/** The marks of each pattern on a tile of 8 by 8, as `src/ui/practice/image/pattern-defs.tsx` has them. */
const marks: Record<Exclude<Pattern, 'solid'>, string> = {
  stripes: 'M -2 2 L 2 -2 M 0 8 L 8 0 M 6 10 L 10 6',
  'back-stripes': 'M -2 6 L 2 10 M 0 0 L 8 8 M 6 -2 L 10 2',
  dots: 'M 2 2 L 2 2.01 M 6 6 L 6 6.01',
  grid: 'M 0 4 L 8 4 M 4 0 L 4 8',
  waves: 'M 0 4 Q 2 2 4 4 Q 6 6 8 4',
};

const colour = (paint: Paint = 'none'): string => `var(--scene-${paint})`;

function tile(paint: Paint, pattern: Exclude<Pattern, 'solid'>, scale: number): string {
  const width = pattern === 'dots' ? 2.4 : 1.6;
  return `<pattern id="${paint}-${pattern}" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="scale(${scale})"><rect width="8" height="8" fill="${colour(paint)}"/><path d="${marks[pattern]}" fill="none" stroke="var(--scene-ground)" stroke-width="${width}" stroke-opacity="${pattern === 'waves' ? 0.55 : 0.8}"/></pattern>`;
}

function tilesOf(
  shapes: readonly Shape[],
  scale: number,
  found = new Map<string, string>(),
): Map<string, string> {
  for (const shape of shapes) {
    if (shape.kind === 'group') tilesOf(shape.shapes, scale, found);
    else if (shape.kind !== 'text' && shape.fill && shape.pattern && shape.pattern !== 'solid')
      found.set(`${shape.fill}-${shape.pattern}`, tile(shape.fill, shape.pattern, scale));
  }
  return found;
}

const attributes = (all: Record<string, string | number | undefined>): string =>
  Object.entries(all)
    .flatMap(([name, value]) => (value === undefined ? [] : `${name}="${value}"`))
    .join(' ');

function drawGroup(shape: Extract<Shape, { kind: 'group' }>, place: string): string {
  const { x, y, scale, isTurned, clip } = shape;
  const move = `translate(${x} ${y}) scale(${isTurned ? -scale : scale} ${scale})`;
  const cut = clip ? `<clipPath id="${place}"><rect ${attributes({ ...clip })}/></clipPath>` : '';
  return `<g transform="${move}" ${clip ? `clip-path="url(#${place})"` : ''}>${cut}${drawShapes(shape.shapes, place)}</g>`;
}

function drawText(shape: Extract<Shape, { kind: 'text' }>): string {
  const { x, y, size, anchor, isBold, fill, hasHalo, text } = shape;
  const look = { x, y, 'font-size': size, 'text-anchor': anchor, 'font-weight': isBold ? 600 : 400 };
  return `<text ${attributes(look)} fill="${colour(fill ?? 'ink')}" ${hasHalo ? 'class="halo"' : ''}>${escaped(text)}</text>`;
}

function drawShape(shape: Shape, place: string): string {
  if (shape.kind === 'text') return drawText(shape);
  if (shape.kind === 'group') return drawGroup(shape, place);
  const { kind, fill, pattern, stroke, strokeWidth, dash, opacity, ...geometry } = shape;
  const { radius, ...sizes } = { radius: undefined, ...geometry };
  const look = {
    ...sizes,
    rx: radius,
    fill: pattern && pattern !== 'solid' ? `url(#${fill}-${pattern})` : colour(fill),
    stroke: colour(stroke),
    'stroke-width': strokeWidth,
    'stroke-dasharray': dash?.join(' '),
    'stroke-linecap': dash && 'butt',
    opacity,
  };
  return `<${kind} ${attributes(look)}/>`;
}

const drawShapes = (shapes: readonly Shape[], place: string): string =>
  shapes.map((shape, at) => drawShape(shape, `${place}-${at}`)).join('');

const widths = [300, 330, 360, 400, 440, 480, 520, 560, 600, 640];

/** The layout whose letters are largest in a place of this size. */
function bestScene(image: ItemImage, height: number, width: number): Scene {
  const scaleOf = (scene: Scene): number => Math.min(width / scene.width, height / scene.height);
  const scenes = widths.map((width) => drawImage(image, width));
  return scenes.reduce((best, scene) => (scaleOf(scene) > scaleOf(best) ? scene : best));
}

/** The picture of an item as SVG, at most so large. */
export function drawScene(image: ItemImage, height: number, width: number): string {
  const scene = bestScene(image, height, width);
  const tiles = [...tilesOf(scene.shapes, image.kind === 'PICTURE' ? 100 / scene.width : 1).values()].join(
    '',
  );
  return `<svg class="scene ${image.kind === 'PICTURE' ? 'pictured' : ''}" style="height:${height}px" viewBox="0 0 ${scene.width} ${scene.height}"><defs>${tiles}</defs>${drawShapes(scene.shapes, 'scene')}</svg>`;
}
