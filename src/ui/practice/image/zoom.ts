/** How large a picture is drawn: 1 fits the screen. */
export const leastZoom = 1;
export const mostZoom = 4;
const step = 1.5;

export type ZoomChange = 'in' | 'out' | 'fit';

export function clampZoom(zoom: number): number {
  return Math.min(mostZoom, Math.max(leastZoom, zoom));
}

export function changeZoom(zoom: number, change: ZoomChange): number {
  switch (change) {
    case 'in':
      return clampZoom(zoom * step);
    case 'out':
      return clampZoom(zoom / step);
    case 'fit':
      return leastZoom;
    default:
      return change satisfies never;
  }
}

const keys: ReadonlyMap<string, ZoomChange> = new Map([
  ['+', 'in'],
  ['=', 'in'],
  ['-', 'out'],
  ['0', 'fit'],
]);

/** What a key does to the zoom; `undefined` for any other. */
export function zoomOfKey(key: string): ZoomChange | undefined {
  return keys.get(key);
}
