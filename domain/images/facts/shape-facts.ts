import type { ImageOf } from '#contract/images/item-image.ts';
import type { MapFeature } from '#contract/images/map-image.ts';
import type { Placed } from '#contract/images/picture-image.ts';
import type { ImageFact } from './image-fact.ts';

const part = (text: string, name: string, need?: string): ImageFact => ({
  kind: 'part',
  text,
  names: [name],
  row: '',
  ...(need !== undefined && { need }),
});
const relation = (text: string, names: readonly string[], need?: string): ImageFact => ({
  ...part(text, '', need),
  kind: 'relation',
  names,
});

/** Steps in their order; where the way begins, ends, parts or closes has to be told. */
export function flowFacts({ shape, steps, arrows }: ImageOf<'FLOW_CHART'>): ImageFact[] {
  const textOf = (id: string) => steps.find((step) => step.id === id)?.text ?? '';
  const parting = steps.filter(({ id }) => arrows.filter(({ from }) => from === id).length > 1);
  const ways = parting.flatMap(({ id }) => arrows.filter(({ from }) => from === id));
  return [
    ...steps.map(({ text }, at) => {
      const need = at === 0 ? 'first step' : at === steps.length - 1 ? 'last step' : undefined;
      return part(`Step ${at + 1}: ${text}.`, text, need);
    }),
    ...ways.map(({ to, label }) =>
      relation(`${label === undefined ? 'One way' : label}: ${textOf(to)}.`, [textOf(to)], `way to ${to}`),
    ),
    ...(shape === 'cycle'
      ? [relation('After the last step it begins again.', ['again', 'cycle', 'repeat', 'circle'], 'cycle')]
      : []),
  ];
}

function namesOn(features: readonly MapFeature[]): string[] {
  return features.flatMap((one) =>
    one.feature === 'label' ? one.text : 'label' in one ? (one.label ?? []) : [],
  );
}

const across = (share: number, [low, middle, high]: readonly [string, string, string]): string =>
  share < 1 / 3 ? low : share > 2 / 3 ? high : middle;

function placeOnMap(feature: MapFeature, height: number): string | null {
  if (!('width' in feature)) return null;
  const ns = across((feature.y + feature.height / 2) / height, ['north', '', 'south']);
  const ew = across((feature.x + feature.width / 2) / 100, ['west', '', 'east']);
  return ns + ew === '' ? 'in the middle' : `in the ${[ns, ew].filter((side) => side !== '').join('-')}`;
}

/** What stands where; between two maps, what has come and what has gone has to be told. */
export function mapFacts({ panels, height }: ImageOf<'MAP'>): ImageFact[] {
  const [before, after] = panels;
  const here = panels.flatMap(({ name, features }) =>
    features.flatMap((feature): ImageFact[] => {
      const label = 'label' in feature ? feature.label : undefined;
      const place = placeOnMap(feature, height);
      if (label === undefined || place === null) return [];
      return [part(`${name === undefined ? '' : `${name}: `}${label}, ${place}.`, label)];
    }),
  );
  if (before === undefined || after === undefined) return here;
  const [old, now] = [new Set(namesOn(before.features)), new Set(namesOn(after.features))];
  return [
    ...here,
    ...[...now]
      .filter((name) => !old.has(name))
      .map((name) => relation(`New: ${name}.`, [name], `new: ${name}`)),
    ...[...old]
      .filter((name) => !now.has(name))
      .map((name) => relation(`Gone: ${name}.`, [name], `gone: ${name}`)),
  ];
}

/** Where a thing stands, as one says it. */
export function placeInPicture({ x, y }: Placed): string {
  const side = across(x / 100, ['on the left', 'in the middle', 'on the right']);
  return `${side}, ${y > 62 ? 'in the foreground' : y < 50 ? 'in the background' : 'further back'}`;
}

/** What is to be seen and who does what; what the picture draws the eye to has to be told. */
export function pictureFacts({ things }: ImageOf<'PICTURE'>): ImageFact[] {
  return things.flatMap((thing) => {
    const { says, isAccent } = thing;
    if (says === undefined) return [];
    return [part(`${placeInPicture(thing)}: ${says}.`, says, isAccent ? `seen first: ${says}` : undefined)];
  });
}
