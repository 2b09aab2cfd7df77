import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { copyText } from '#platform/clipboard.ts';
import classes from './dictionary-popup.module.css';

/** How long "Copied!" stays (spec section 2). */
const copiedMs = 2_000;

/** Copies a text and says so for two seconds. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => setIsCopied(false), copiedMs);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = async () => setIsCopied(await copyText(text));
  return (
    <button type="button" className={classes['copy']} aria-label={label} onClick={() => void copy()}>
      {isCopied ? <IconCheck size={18} aria-hidden="true" /> : <IconCopy size={18} aria-hidden="true" />}
      <output>{isCopied ? 'Copied!' : ''}</output>
    </button>
  );
}
