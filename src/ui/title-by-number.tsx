import { formatNumber } from '#domain/listing/format-number.ts';
import hidden from './visually-hidden.module.css';

/**
 * The title of a question where its number stands beside it. A title that is still hidden ends in that number: it is not shown twice,
 * and a screen reader hears it all the same.
 */
export function TitleByNumber({ id, title }: { id: number; title: string }) {
  const number = formatNumber(id);
  if (!title.endsWith(number)) return title;
  return (
    <>
      {title.slice(0, -number.length)}
      <span className={hidden.hidden}>{number}</span>
    </>
  );
}
