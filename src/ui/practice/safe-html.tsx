import { useEffect, useState } from 'react';
import classes from './safe-html.module.css';

const allowedTags = ['h3', 'p', 'ol', 'ul', 'li', 'b'];

/** The small HTML of an analysis (headings, lists, bold, paragraphs), cleaned before it is shown; anything else in it is dropped. */
export function SafeHtml({ html }: { html: string }) {
  const [clean, setClean] = useState<string | null>(null);
  useEffect(() => {
    let isGone = false;
    // Fetched when first needed: most answers are looked at without their analysis.
    const clean = async () => {
      const { default: purify } = await import('dompurify');
      if (!isGone) setClean(purify.sanitize(html, { ALLOWED_TAGS: allowedTags, ALLOWED_ATTR: [] }));
    };
    void clean();
    return () => {
      isGone = true;
    };
  }, [html]);
  if (clean === null) return null;
  return <div className={classes['html']} lang="en" dir="ltr" dangerouslySetInnerHTML={{ __html: clean }} />;
}
