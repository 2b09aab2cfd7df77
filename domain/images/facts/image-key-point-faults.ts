import type { ItemImage } from '#contract/images/item-image.ts';
import { claimFaults, tellsFact } from './claims.ts';
import { imageFacts } from './image-facts.ts';
import { numberFaults } from './number-faults.ts';
import { isLongFor } from './says-name.ts';
import { wordsOfImage } from './words-of-image.ts';

interface KeyedImage {
  readonly image: ItemImage;
  readonly keyPoints: readonly { readonly point: string; readonly terms: readonly string[] }[];
}

/** Words with a capital inside a text: names. */
function namesIn(text: string, isSentence: boolean): string[] {
  const capitals = Array.from(text.matchAll(/(?<![\p{L}'])\p{Lu}[\p{L}]+/gu));
  return capitals.filter(({ index }) => !isSentence || index > 0).map(([word]) => word);
}

function nameFaults({ image, keyPoints }: KeyedImage): string[] {
  const known = wordsOfImage(image).flatMap((text) => text.toLowerCase().match(/\p{L}+/gu) ?? []);
  const isKnown = (name: string) =>
    known.some((word) => word === name.toLowerCase() || isLongFor(name, word));
  return keyPoints.flatMap(({ point, terms }) =>
    [...namesIn(point, true), ...terms.flatMap((term) => namesIn(term, false))]
      .filter((name) => !isKnown(name))
      .map((name) => `the key point "${point}" names "${name}", which the picture does not have`),
  );
}

/** Needs of a description that no key point meets. */
function gapFaults({ image, keyPoints }: KeyedImage): string[] {
  const facts = Map.groupBy(
    imageFacts(image).filter(({ need }) => need !== undefined),
    ({ need }) => need,
  );
  return Array.from(facts).flatMap(([need, ways]) =>
    ways.some((fact) => keyPoints.some((keyPoint) => tellsFact(keyPoint, fact)))
      ? []
      : [`no key point tells this (${need}): ${ways.map(({ text }) => text).join(' or ')}`],
  );
}

/** Where the key points and the picture of an item disagree, or leave out what a good description has. In words for the author. */
export function imageKeyPointFaults(item: KeyedImage): string[] {
  const { image, keyPoints } = item;
  return [
    ...keyPoints.flatMap(({ point, terms }) => {
      const what = `the key point "${point}"`;
      return [
        ...numberFaults({ what, text: point }, image),
        ...terms.flatMap((text) =>
          numberFaults({ what: `${what}, in a term,`, text, context: point }, image),
        ),
        ...claimFaults(point, image),
      ];
    }),
    ...nameFaults(item),
    ...gapFaults(item),
  ].filter((fault, at, all) => all.indexOf(fault) === at);
}
