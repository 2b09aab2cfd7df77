import { IconAlertTriangle, IconCheck, IconCircleHalf2 } from '@tabler/icons-react';
import type { WordScore } from '#contract/entities/word.ts';
import classes from './say.module.css';

type Accuracy = WordScore['syllables'][number]['accuracy'];

const words: Readonly<Record<Accuracy, string>> = { HIGH: 'Clear', MEDIUM: 'Nearly', LOW: 'Work on this' };
const icons = { HIGH: IconCheck, MEDIUM: IconCircleHalf2, LOW: IconAlertTriangle } as const;

interface SyllableScoresProps {
  score: WordScore;
  /** The transcript engine is here too, which notices another word. */
  hasWitness: boolean;
}

/** A word that was said, syllable by syllable: a colour, a sign and a word for each. */
export function SyllableScores({ score, hasWitness }: SyllableScoresProps) {
  return (
    <div className={classes['verdict']}>
      <output className={classes['sentence']}>{verdictOf(score)}</output>
      <ol className={classes['syllables']} aria-label="Syllables" dir="ltr">
        {score.syllables.map(({ syllable, accuracy, score: own }, at) => {
          const Icon = icons[accuracy];
          return (
            // The syllables of one score never change while it is shown, so the place is the identity.
            <li key={at} className={classes['syllable']} data-accuracy={accuracy}>
              <span className={classes['letters']} lang="en">
                {syllable === '' ? '–' : syllable}
              </span>
              <span className={classes['mark']}>
                <Icon size={18} aria-hidden="true" /> {words[accuracy]}
              </span>
              <span className={classes['figure']}>{Math.round(own)} of 100</span>
            </li>
          );
        })}
      </ol>
      <p className={classes['quiet']}>
        About {Math.round(score.score)} of 100 for the whole word. An estimate: one word says less than a text
        does.
        {hasWitness
          ? ''
          : ' It may take another word for this one. The transcript pack, under Offline and storage, tells them apart.'}
      </p>
    </div>
  );
}

function verdictOf({ syllables }: WordScore): string {
  const weak = syllables.filter(({ accuracy }) => accuracy === 'LOW').map(({ syllable }) => `“${syllable}”`);
  if (weak.length === 0)
    return syllables.every(({ accuracy }) => accuracy === 'HIGH')
      ? 'Every syllable was clear.'
      : 'That was nearly it.';
  if (syllables.length === 1) return 'Listen to the model, then say it again slowly.';
  return `Work on ${weak.join(' and ')}: listen to the model, then say it again.`;
}
