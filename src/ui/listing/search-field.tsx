import { CloseButton, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import classes from './search-field.module.css';

/** After this pause in typing the search runs (spec section 9). */
const debounceMs = 500;

export interface SearchFieldProps {
  label: string;
  placeholder: string;
  maxLength: number;
  /** What is searched for now. */
  value: string;
  onSearch: (value: string) => void;
}

/** A search box. What is typed shows at once; the search follows after a pause. */
export function SearchField({ label, placeholder, maxLength, value, onSearch }: SearchFieldProps) {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  const later = useDebouncedCallback(onSearch, debounceMs);
  if (value !== known) {
    // The address changed by itself (Back, a cleared filter): it wins over what stands in the box.
    setKnown(value);
    if (value !== typed.trim()) setTyped(value);
  }
  const change = (next: string) => {
    setTyped(next);
    later(next.trim());
  };
  return (
    <TextInput
      className={classes.search}
      type="search"
      aria-label={label}
      placeholder={placeholder}
      maxLength={maxLength}
      value={typed}
      onChange={(event) => change(event.currentTarget.value)}
      leftSection={<IconSearch size={18} aria-hidden="true" />}
      rightSectionWidth={44}
      rightSection={
        typed === '' ? null : (
          <CloseButton aria-label="Clear the search" size={44} onClick={() => change('')} />
        )
      }
    />
  );
}
