import { CloseButton, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import classes from './title-search.module.css';

/** After this pause in typing the search runs (spec section 9). */
const debounceMs = 500;

/** Finds questions by their title or number. What is typed shows at once; the list follows after a pause. */
export function TitleSearch({ title, onTitle }: { title: string; onTitle: (title: string) => void }) {
  const [typed, setTyped] = useState(title);
  const [known, setKnown] = useState(title);
  const later = useDebouncedCallback(onTitle, debounceMs);
  if (title !== known) {
    // The address changed by itself (Back, a cleared filter): it wins over what stands in the box.
    setKnown(title);
    if (title !== typed.trim()) setTyped(title);
  }
  const change = (value: string) => {
    setTyped(value);
    later(value.trim());
  };
  return (
    <TextInput
      className={classes.search}
      type="search"
      aria-label="Search by title or number"
      placeholder="Title or number"
      maxLength={200}
      value={typed}
      onChange={(event) => change(event.currentTarget.value)}
      leftSection={<IconSearch size={18} aria-hidden="true" />}
      rightSection={
        typed === '' ? null : (
          <CloseButton aria-label="Clear the search" size={36} onClick={() => change('')} />
        )
      }
    />
  );
}
