import type { ItemOf } from '#contract/items/bank-item.ts';
import classes from './dialogue-text.module.css';

/** What was said, each turn with the name of who said it. */
export function DialogueText({ turns, speakers }: Pick<ItemOf<'SGD'>, 'turns' | 'speakers'>) {
  const nameOf = (id: string) => speakers.find((speaker) => speaker.id === id)?.name ?? id;
  return (
    <dl className={classes['dialogue']} lang="en" dir="ltr">
      {turns.map(({ speaker, text }, at) => (
        // The turns of one item never change while it is shown, so the place is the identity.
        <div key={at} className={classes['turn']}>
          <dt>{nameOf(speaker)}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
