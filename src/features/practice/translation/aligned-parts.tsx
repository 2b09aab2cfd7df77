import { VisuallyHidden } from '@mantine/core';
import type { KeyboardEvent, MouseEvent, PointerEvent } from 'react';
import { useId, useMemo, useState } from 'react';
import { textIn } from '#domain/profile/languages.ts';
import { phrasesOf, type Phrase } from '#domain/translation/phrases-of.ts';
import type { PlacedPart, PlacedSentence } from '#domain/translation/place-sentences.ts';
import { PhraseLine } from './phrase-line.tsx';
import { notTranslated, partHeading } from './translation-words.ts';
import classes from './aligned-parts.module.css';

interface AlignedPartsProps {
  parts: readonly PlacedPart[];
  /** As items have it: `FA`. */
  language: string;
  /** Level of the heading of each part. */
  headings: 'h3' | 'h4';
}

/** A sentence with its number, from 0 over all parts, and its phrases. */
interface Line {
  readonly at: number;
  readonly source: readonly Phrase[];
  /** `null`: not translated. */
  readonly target: readonly Phrase[] | null;
}

/** A phrase of a sentence, on both sides. */
interface Place {
  readonly sentence: number;
  readonly pair: number;
}

const oneStop = {
  tabIndex: 0,
  role: 'group',
  'aria-label': 'Translated phrases: arrow keys go from one to the next',
} as const;

const english = { lang: 'en', dir: 'ltr' } as const;

/**
 * Sentences with their translations. A phrase that is pointed at, tapped or reached by the arrow keys is marked in both languages.
 * The whole is one stop of the keyboard, and the sentences stay plain text: a button for each phrase would cut them up for
 * those who hear them.
 */
export function AlignedParts({ parts, language, headings: Heading }: AlignedPartsProps) {
  const hintId = useId();
  const blocks = useMemo(() => linesOf(parts), [parts]);
  const both = useMemo(() => blocks.flat(), [blocks]);
  const [pointed, setPointed] = useState<Place | null>(null);
  const [chosen, setChosen] = useState<Place | null>(null);
  const marked = pointed ?? chosen;
  const other = textIn(language);

  const onPointerOver = ({ pointerType, target }: PointerEvent) => {
    if (pointerType !== 'touch') setPointed(placeOf(target));
  };
  const onClick = (event: MouseEvent) => {
    const place = placeOf(event.target);
    if (place === null || getSelection()?.isCollapsed === false) return;
    // Here a tap asks for the counterpart. The dictionary still opens for words that are selected.
    event.stopPropagation();
    setChosen(isSame(place, chosen) ? null : place);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined) return;
    const place = step === null ? null : placeAfter(both, chosen, step);
    setChosen(place);
    if (place === null) return;
    event.preventDefault();
    const spot = `[data-sentence="${place.sentence}"][data-pair="${place.pair}"]`;
    event.currentTarget.querySelector(spot)?.scrollIntoView({ block: 'nearest' });
  };
  const hasPairs = both.some(({ source }) => source.some(({ pair }) => pair !== null));
  const side = (at: number) => (marked?.sentence === at ? marked.pair : null);
  return (
    // The arrow keys walk through the phrases; a stop for each of some hundred would be none.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events
    <div
      {...(hasPairs ? { ...oneStop, 'aria-describedby': hintId } : {})}
      className={classes['area']}
      onPointerOver={onPointerOver}
      onPointerLeave={() => setPointed(null)}
      onClick={onClick}
      onKeyDown={onKeyDown}
    >
      {hasPairs && (
        <p id={hintId} className={classes['hint']}>
          Tap a phrase, or point at it, to see which words belong to it.
        </p>
      )}
      {blocks.map((lines, block) => (
        <div key={block} className={classes['part']}>
          {parts.length > 1 && parts[block] && (
            <Heading className={classes['partName']}>{partHeading(parts[block])}</Heading>
          )}
          <ol className={classes['sentences']}>
            {lines.map(({ at, source, target }) => (
              <li key={at}>
                <PhraseLine {...english} phrases={source} sentence={at} marked={side(at)} />
                {target === null ? (
                  <p className={classes['missing']}>{notTranslated}</p>
                ) : (
                  <PhraseLine
                    {...other}
                    className={classes['target']}
                    phrases={target}
                    sentence={at}
                    marked={side(at)}
                  />
                )}
              </li>
            ))}
          </ol>
        </div>
      ))}
      <VisuallyHidden component="output">
        {chosen !== null && (
          <>
            <span lang="en">{wordsOf(both[chosen.sentence]?.source, chosen.pair)}</span>
            {': '}
            <span {...other}>{wordsOf(both[chosen.sentence]?.target ?? [], chosen.pair)}</span>
          </>
        )}
      </VisuallyHidden>
    </div>
  );
}

/** What a key does: a step to another phrase, or `null`: to none. */
const steps: Readonly<Record<string, 1 | -1 | null>> = { ArrowRight: 1, ArrowLeft: -1, Escape: null };

/** The sentences of each part. */
function linesOf(parts: readonly PlacedPart[]): Line[][] {
  let before = 0;
  return parts.map(({ sentences }) => {
    const lines = sentences.map((sentence, at) => ({ at: before + at, ...bothSides(sentence) }));
    before += sentences.length;
    return lines;
  });
}

function bothSides(sentence: PlacedSentence): Pick<Line, 'source' | 'target'> {
  return sentence.target === null
    ? { source: [{ text: sentence.source, pair: null }], target: null }
    : phrasesOf(sentence);
}

function placeOf(target: EventTarget): Place | null {
  const phrase = target instanceof Element ? target.closest<HTMLElement>('[data-pair]') : null;
  if (phrase === null) return null;
  return { sentence: Number(phrase.dataset['sentence']), pair: Number(phrase.dataset['pair']) };
}

const isSame = (a: Place, b: Place | null): boolean => a.sentence === b?.sentence && a.pair === b.pair;

/** The phrase before (-1) or after (1) another one in the order of the source, the first one to begin with. */
function placeAfter(
  both: readonly { readonly source: readonly Phrase[] }[],
  chosen: Place | null,
  step: 1 | -1,
): Place | null {
  const places = both.flatMap(({ source }, sentence) =>
    source.flatMap(({ pair }): Place[] => (pair === null ? [] : [{ sentence, pair }])),
  );
  const here = places.findIndex((place) => isSame(place, chosen));
  return places[here < 0 ? 0 : here + step] ?? chosen;
}

function wordsOf(phrases: readonly Phrase[] | undefined, pair: number): string {
  const own = (phrases ?? []).filter((phrase) => phrase.pair === pair);
  return own.map(({ text }) => text.trim()).join(' … ');
}
