import { ActionIcon } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';
import type { SubmitEvent } from 'react';
import classes from './pager.module.css';

interface PagerProps {
  /** From 1. */
  page: number;
  totalPages: number;
  onPage: (page: number) => void;
}

/** Previous, next, and a page to type: a number between 1 and the last page, else it goes back to the current one. */
export function Pager({ page, totalPages, onPage }: PagerProps) {
  const [typed, setTyped] = useState<string | null>(null);
  if (totalPages < 2) return null;
  const go = (to: number) => onPage(Math.min(Math.max(to, 1), totalPages));

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const wanted = Number(typed);
    if (typed !== null && /^\d+$/.test(typed) && wanted >= 1 && wanted <= totalPages) go(wanted);
    setTyped(null);
  }

  return (
    <nav className={classes.pager} aria-label="Pages">
      <ActionIcon
        variant="default"
        aria-label="Previous page"
        aria-disabled={page <= 1}
        mod={{ disabled: page <= 1 }}
        onClick={() => go(page - 1)}
      >
        <IconChevronLeft size={20} className={classes.arrow} aria-hidden="true" />
      </ActionIcon>
      <form className={classes.form} onSubmit={submit}>
        <label className={classes.label}>
          <span>Page</span>
          <input
            className={classes.input}
            inputMode="numeric"
            autoComplete="off"
            value={typed ?? String(page)}
            onChange={(event) => setTyped(event.currentTarget.value)}
            onFocus={(event) => event.currentTarget.select()}
            onBlur={() => setTyped(null)}
          />
        </label>
        <span className="passage-figures">of {totalPages}</span>
      </form>
      <ActionIcon
        variant="default"
        aria-label="Next page"
        aria-disabled={page >= totalPages}
        mod={{ disabled: page >= totalPages }}
        onClick={() => go(page + 1)}
      >
        <IconChevronRight size={20} className={classes.arrow} aria-hidden="true" />
      </ActionIcon>
    </nav>
  );
}
