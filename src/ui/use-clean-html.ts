import { useEffect, useState } from 'react';

/** HTML with these tags alone and no attributes; `null` until the cleaner is here. */
export function useCleanHtml(html: string, tags: readonly string[]): string | null {
  const [clean, setClean] = useState<string | null>(null);
  useEffect(() => {
    let isGone = false;
    // Fetched when first needed: most screens show no HTML.
    const read = async () => {
      const { default: purify } = await import('dompurify');
      if (!isGone) setClean(purify.sanitize(html, { ALLOWED_TAGS: [...tags], ALLOWED_ATTR: [] }));
    };
    void read();
    return () => {
      isGone = true;
    };
  }, [html, tags]);
  return clean;
}
