import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { bookmarkTypes } from '#contract/entities/bookmark.ts';
import { practiceStatuses } from '#contract/entities/practice.ts';
import { countBookFilters, type BookSearch } from '#domain/books/book-search.ts';
import { monthChoices } from '#domain/books/months-before.ts';
import { ChoiceChips } from '#ui/choice-chips.tsx';
import { Drawer } from '#ui/overlay/drawer.ts';
import classes from './book-filter-drawer.module.css';
import { markWords, sortWords, statusWords } from './book-names.ts';

interface BookFilterDrawerProps {
  opened: boolean;
  onClose: () => void;
  state: BookSearch;
  /** How many words the filters leave; `null` while that is being read. */
  total: number | null;
  onChange: (patch: Partial<BookSearch>) => void;
  onReset: () => void;
}

const dateOptions = [
  { value: '', label: 'Any time' },
  ...monthChoices.map((months) => ({
    value: String(months),
    label: months === 1 ? 'Since last month' : `Since ${months} months ago`,
  })),
];
const statusOptions = practiceStatuses.map((value) => ({ value, label: statusWords[value] }));
const markOptions = bookmarkTypes.map((value) => ({ value, label: markWords[value] }));
const sortOptions = Object.entries(sortWords).map(([value, label]) => ({ value, label }));

/** Filters and the order of a book. They act at once; the button says how many words they leave. */
export function BookFilterDrawer(props: BookFilterDrawerProps) {
  const { opened, onClose, state, total, onChange, onReset } = props;
  const isWide = useMediaQuery('(min-width: 48em)', undefined, { getInitialValueInEffect: false });
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      position={isWide ? 'right' : 'bottom'}
      size={isWide ? 400 : 'auto'}
      title="Filter"
      transitionProps={{ duration: 180 }}
      classNames={{
        title: classes.title,
        ...(isWide ? { content: classes.side } : { inner: classes.sheetInner, content: classes.sheet }),
      }}
    >
      <div className={classes.groups}>
        <Choice
          label="Filter by Date"
          options={dateOptions}
          value={state.months === null ? '' : String(state.months)}
          onChange={(months) => onChange({ months: months === '' ? null : Number(months) })}
        />
        <Choice
          label="Practice Status"
          options={statusOptions}
          value={state.practiceStatus}
          onChange={(value) => onChange({ practiceStatus: value as BookSearch['practiceStatus'] })}
        />
        <ChoiceChips
          label="Filter by Mark"
          options={markOptions}
          values={state.bookmarkTypes}
          onChange={(values) => onChange({ bookmarkTypes: values })}
        />
        <Choice
          label="Sort By"
          options={sortOptions}
          value={state.sort === 'word:asc' ? 'word' : state.sort}
          onChange={(value) => onChange({ sort: value as BookSearch['sort'] })}
        />
      </div>
      <div className={classes.actions}>
        <Button
          variant="default"
          onClick={onReset}
          disabled={countBookFilters(state) === 0 && state.word === '' && state.sort === 'word'}
        >
          Reset Filters
        </Button>
        <Button className={classes.show} onClick={onClose}>
          {total === null ? 'Show' : `Show ${total === 1 ? '1 word' : `${total} words`}`}
        </Button>
      </div>
    </Drawer>
  );
}

interface ChoiceProps {
  label: string;
  options: readonly { readonly value: string; readonly label: string }[];
  value: string;
  onChange: (value: string) => void;
}

function Choice({ label, options, value, onChange }: ChoiceProps) {
  return (
    <label className={classes.choice}>
      <span className={classes.label}>{label}</span>
      <select
        className={classes.select}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}
