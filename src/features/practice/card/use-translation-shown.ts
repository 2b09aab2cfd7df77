import { useEffect, useRef, useState } from 'react';

/** Shows the answer with its translation in sight. `show` opens the answer where it is shut. */
export function useTranslationShown(show: () => void): () => void {
  const [asked, setAsked] = useState(0);
  const seen = useRef(0);
  useEffect(() => {
    if (seen.current === asked) return;
    seen.current = asked;
    const heading = document.getElementById('translation-heading');
    heading?.scrollIntoView({ block: 'start' });
    heading?.focus({ preventScroll: true });
  }, [asked]);
  return () => {
    show();
    setAsked(asked + 1);
  };
}
