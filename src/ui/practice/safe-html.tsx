import { useCleanHtml } from '#ui/use-clean-html.ts';
import classes from './safe-html.module.css';

const allowedTags = ['h3', 'p', 'ol', 'ul', 'li', 'b'];

/** The small HTML of an analysis (headings, lists, bold, paragraphs), cleaned before it is shown; anything else in it is dropped. */
export function SafeHtml({ html }: { html: string }) {
  const clean = useCleanHtml(html, allowedTags);
  if (clean === null) return null;
  return <div className={classes['html']} lang="en" dir="ltr" dangerouslySetInnerHTML={{ __html: clean }} />;
}
