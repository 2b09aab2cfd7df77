import { useEffect, useId, useRef, type ReactNode } from 'react';
import hidden from '#ui/visually-hidden.module.css';
import classes from './with-reason.module.css';

export interface WithReasonProps {
  /** All that a screen reader says of it: what it is, how it was answered, what is right. */
  name: string;
  /** Above the reason, for whom the text is long: which of the many it is. */
  title: string;
  reason: ReactNode;
  isOpen: boolean;
  /** Of its mark: it colours the edge of the reason. */
  mark: string;
  onToggle: () => void;
  onClose: () => void;
  /** What shows in the line of the text. */
  children: ReactNode;
}

/**
 * A place in a text that opens its reason, under its own line and before the next one: a button, so that Enter and Space do the
 * same. Escape closes it. Where it is open, the reason is what a screen reader says of the button too.
 */
export function WithReason(props: WithReasonProps) {
  const { name, title, reason, isOpen, mark, onToggle, onClose, children } = props;
  const id = useId();
  return (
    <>
      <button
        type="button"
        className={classes['spot']}
        data-mark={mark}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-describedby={isOpen ? id : undefined}
        onClick={onToggle}
        onKeyDown={({ key }) => {
          if (key === 'Escape') onClose();
        }}
      >
        {/* No label: it would have to hold the text of the place word for word, with its signs. */}
        <span aria-hidden="true">{children}</span>
        <span className={`${hidden.hidden} ${classes['said']}`} data-unread>
          {name}
        </span>
      </button>
      {isOpen && (
        <Reason id={id} mark={mark} title={title}>
          {reason}
        </Reason>
      )}
    </>
  );
}

interface ReasonProps extends Pick<WithReasonProps, 'mark' | 'title' | 'children'> {
  id: string;
}

function Reason({ id, mark, title, children }: ReasonProps) {
  const note = useRef<HTMLSpanElement>(null);
  // At the foot of a phone it would open behind the way on.
  useEffect(() => {
    // Newer browsers give a promise back, which is no clean-up.
    note.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <span
      ref={note}
      role="note"
      id={id}
      className={classes['reason']}
      data-mark={mark}
      data-off-paper
      data-unread
    >
      <b>{title}</b> {children}
    </span>
  );
}
