import { Button, CloseButton, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconAdjustmentsHorizontal, IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import classes from './books.module.css';

/** After this pause in typing the search runs (spec section 9). */
const debounceMs = 500;

interface BookToolbarProps {
  word: string;
  /** How many filters are on. */
  filters: number;
  onWord: (word: string) => void;
  onFilter: () => void;
}

/** Search and filter of a book; stays in reach while the list scrolls. */
export function BookToolbar({ word, filters, onWord, onFilter }: BookToolbarProps) {
  const [typed, setTyped] = useState(word);
  const [known, setKnown] = useState(word);
  const later = useDebouncedCallback(onWord, debounceMs);
  if (word !== known) {
    // The address changed by itself (Back, reset filters): it wins over what stands in the box.
    setKnown(word);
    if (word !== typed.trim()) setTyped(word);
  }
  const change = (value: string) => {
    setTyped(value);
    later(value.trim());
  };
  return (
    <div className={classes.toolbar}>
      <TextInput
        className={classes.search}
        type="search"
        aria-label="Search word"
        placeholder="Search word..."
        maxLength={80}
        value={typed}
        onChange={(event) => change(event.currentTarget.value)}
        leftSection={<IconSearch size={18} aria-hidden="true" />}
        rightSection={
          typed === '' ? null : (
            <CloseButton aria-label="Clear the search" size={36} onClick={() => change('')} />
          )
        }
      />
      <Button
        variant="default"
        className={classes.filter}
        leftSection={<IconAdjustmentsHorizontal size={20} aria-hidden="true" />}
        onClick={onFilter}
        aria-haspopup="dialog"
        aria-label={filters > 0 ? `Filter, ${filters} on` : 'Filter'}
      >
        Filter
        {filters > 0 ? <span className={classes.badge}>{filters}</span> : null}
      </Button>
    </div>
  );
}
