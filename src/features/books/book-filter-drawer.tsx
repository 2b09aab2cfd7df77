import { bookmarkTypes } from '#contract/entities/bookmark.ts';
import { practiceStatuses } from '#contract/entities/practice.ts';
import { bookSorts } from '#contract/routes/book-query.ts';
import { countBookFilters, type BookSearch } from '#domain/books/book-search.ts';
import { monthChoices } from '#domain/books/months-before.ts';
import { counted } from '#domain/numbers/counted.ts';
import { ChoiceChips } from '#ui/choice-chips.tsx';
import { FilterSheet } from '#ui/listing/filter-sheet.tsx';
import { SelectField } from '#ui/listing/select-field.tsx';
import { markWords } from '#ui/practice/bookmark-words.ts';
import { statusWords } from '#ui/practice/status-words.ts';
import { sortWords } from './book-names.ts';

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
const sortOptions = bookSorts.flatMap((value) =>
  value === 'word:asc' ? [] : [{ value, label: sortWords[value] }],
);

/** Filters and the order of a book. They act at once; the button says how many words they leave. */
export function BookFilterDrawer(props: BookFilterDrawerProps) {
  const { opened, onClose, state, total, onChange, onReset } = props;
  return (
    <FilterSheet
      opened={opened}
      onClose={onClose}
      found={total === null ? null : counted(total, 'word')}
      reset={{
        label: 'Reset Filters',
        isDisabled: countBookFilters(state) === 0 && state.word === '' && state.sort === 'word',
        onReset,
      }}
    >
      <SelectField
        label="Filter by Date"
        options={dateOptions}
        value={state.months === null ? '' : String(state.months)}
        onChange={(months) => onChange({ months: months === '' ? null : Number(months) })}
      />
      <SelectField
        label="Practice Status"
        options={statusOptions}
        value={state.practiceStatus}
        onChange={(practiceStatus) => onChange({ practiceStatus })}
      />
      <ChoiceChips
        label="Filter by Mark"
        options={markOptions}
        values={state.bookmarkTypes}
        onChange={(values) => onChange({ bookmarkTypes: values })}
      />
      <SelectField
        label="Sort By"
        options={sortOptions}
        value={state.sort === 'word:asc' ? 'word' : state.sort}
        onChange={(sort) => onChange({ sort })}
      />
    </FilterSheet>
  );
}
