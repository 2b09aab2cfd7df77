import { IconCheck, IconMinus } from '@tabler/icons-react';
import { Fragment } from 'react';
import type { TextSpan } from '#contract/entities/text-span.ts';
import type { EmailConventions } from '#contract/entities/writing-findings.ts';
import type { ItemOf } from '#contract/items/bank-item.ts';
import { FoundWords } from '#features/practice/score/shown-place.tsx';
import classes from './write-email.module.css';

type Part = Exclude<keyof EmailConventions, 'isFitting' | 'rude' | 'places'>;
const parts = [
  { part: 'greeting', name: 'Greeting' },
  { part: 'purpose', name: 'Why you write' },
  { part: 'closing', name: 'Closing sentence' },
  { part: 'signOff', name: 'Sign-off with your name' },
] as const satisfies readonly { part: Part; name: string }[];

const misfits = {
  formal: 'The greeting or the sign-off is too friendly for this reader.',
  neutral: 'The greeting or the sign-off is too friendly for this reader.',
  informal: 'The greeting or the sign-off is too formal for this reader.',
} as const satisfies Record<ItemOf<'WEM'>['register'], string>;

/** The parts that every email has, each found or missing. */
export function ConventionsFound({
  conventions,
  item,
  text,
}: {
  conventions: EmailConventions;
  item: Pick<ItemOf<'WEM'>, 'register'>;
  /** The email that the places lie in. */
  text: string;
}) {
  return (
    <section aria-labelledby="conventions-title">
      <h3 id="conventions-title" className={classes['title']}>
        Parts of an email
      </h3>
      <ul className={classes['parts']}>
        {parts.map(({ part, name }) => (
          <li key={part} className={classes['part']} data-found={conventions[part]}>
            {conventions[part] ? (
              <IconCheck size={20} aria-hidden="true" />
            ) : (
              <IconMinus size={20} aria-hidden="true" />
            )}
            <p>
              {name}
              <span className={classes['state']}>
                {conventions[part] ? <Found place={conventions.places?.[part]} text={text} /> : 'Missing'}
              </span>
            </p>
          </li>
        ))}
      </ul>
      {conventions.rude && <Rude places={conventions.rude} text={text} />}
      {conventions.isFitting === false && <p className={classes['note']}>{misfits[item.register]}</p>}
    </section>
  );
}

/** More of them say no more. */
const mostShown = 4;

function Rude({ places, text }: { places: readonly TextSpan[]; text: string }) {
  return (
    <p className={classes['note']}>
      Rude words keep to no convention, however good the reason. You wrote{' '}
      {places.slice(0, mostShown).map((place, at) => (
        <Fragment key={place.start}>
          {at > 0 && ', '}
          <FoundWords text={text} place={place} />
        </Fragment>
      ))}
      .
    </p>
  );
}

/** Scores of older versions do not know the place. */
function Found({ place, text }: { place: TextSpan | undefined; text: string }) {
  if (place === undefined) return 'Found';
  return (
    <>
      Found: <FoundWords text={text} place={place} />
    </>
  );
}
