import { createContext, useContext } from 'react';
import type { ReactNode } from 'react';
import classes from './page-heading.module.css';

const HeaderEnd = createContext<ReactNode>(null);

/** What the frame shows at the end of every page's header (the sync state). */
export const HeaderEndProvider = HeaderEnd.Provider;

interface PageHeadingProps {
  /** The h1, and the document's title. */
  title: string;
  /** Another document title, where the h1 greets instead of naming the place. */
  documentTitle?: string;
  /** A way back, before the title. */
  start?: ReactNode;
  /** One quiet line under the title. */
  description?: ReactNode;
  /** Beside the description. Its place is kept, so it may come later. */
  aside?: ReactNode;
}

/** Header of a page: its title, and the sync state. Focus goes to the title after navigation. */
export function PageHeading({ title, documentTitle, start, description, aside }: PageHeadingProps) {
  const end = useContext(HeaderEnd);
  return (
    <header
      className={classes.header}
      data-list={description === undefined ? undefined : true}
      data-aside={aside === undefined ? undefined : true}
    >
      <title>{`${documentTitle ?? title} · Passage`}</title>
      <div className={classes.row}>
        <div className={classes.first}>
          {start}
          <h1 className={classes.title} tabIndex={-1}>
            {title}
          </h1>
        </div>
        <div className={classes.end}>{end}</div>
      </div>
      {description === undefined ? null : (
        <p className={classes.description} data-inset={start === undefined ? undefined : true}>
          {description}
        </p>
      )}
      {aside === undefined ? null : <div className={classes.aside}>{aside}</div>}
    </header>
  );
}
