import { useRef, type ReactNode } from 'react';
import { HearText, type HearTextProps } from './hear-text.tsx';

interface HearableTextProps extends Pick<HearTextProps, 'text' | 'name'> {
  /** The text as it is shown. */
  children: ReactNode;
}

/** A text, and above it the way to hear it. */
export function HearableText({ text, name, children }: HearableTextProps) {
  const shown = useRef<HTMLDivElement>(null);
  return (
    <div>
      <HearText text={text} name={name} shownIn={shown} />
      <div ref={shown}>{children}</div>
    </div>
  );
}
