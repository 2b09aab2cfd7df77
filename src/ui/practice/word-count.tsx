import { IconAlertCircle } from '@tabler/icons-react';
import classes from './word-count.module.css';

export interface WordCountProps {
  words: number;
  min: number;
  max: number;
}

/**
 * Live count beside its range. Outside of it the count turns red and says so in words, not by colour alone; before the first word
 * nothing is wrong yet.
 */
export function WordCount({ words, min, max }: WordCountProps) {
  const isOutside = words > 0 && (words < min || words > max);
  const hint = words > max ? `${words - max} too many` : `${min - words} to go`;
  return (
    <span className={classes['count']} data-outside={isOutside}>
      {isOutside && <IconAlertCircle size={18} aria-hidden="true" />}
      <span>
        <b translate="no">{words}</b> {words === 1 ? 'word' : 'words'}
      </span>
      <span className={classes['range']}>
        {min} to {max}
        {isOutside ? `, ${hint}` : ''}
      </span>
    </span>
  );
}
