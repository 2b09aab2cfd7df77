import { complexities } from '#contract/exam.ts';
import { listSorts, practiceStatuses } from '#contract/entities/practice.ts';
import type { TaskType } from '#contract/task-type.ts';
import { countFilters } from '#domain/listing/change-list.ts';
import { marks } from '#domain/listing/list-mode.ts';
import type { ListSearch } from '#domain/listing/list-search.ts';
import { ChoiceChips } from '#ui/choice-chips.tsx';
import { FilterSheet } from '#ui/listing/filter-sheet.tsx';
import { SelectField } from '#ui/listing/select-field.tsx';
import { markWords } from '#ui/practice/bookmark-words.ts';
import { statusWords } from '#ui/practice/status-words.ts';
import { Segments } from '#ui/segments.tsx';
import classes from './question-filter-drawer.module.css';
import { counted } from '#domain/numbers/counted.ts';
import { examWord, imageTypeWords, levelWords, onDeviceWord, sortWords } from './labels.ts';

interface QuestionFilterDrawerProps {
  opened: boolean;
  onClose: () => void;
  taskType: TaskType;
  state: ListSearch;
  /** How many questions the filters leave; `null` while that is being read. */
  total: number | null;
  onChange: (
    patch: Partial<
      Pick<
        ListSearch,
        | 'complexities'
        | 'imageTypes'
        | 'bookmarkTypes'
        | 'practiceStatus'
        | 'prediction'
        | 'onDevice'
        | 'sort'
      >
    >,
  ) => void;
  onClear: () => void;
}

const levelOptions = complexities.map((value) => ({ value, label: levelWords[value] }));
const imageTypeOptions = Object.entries(imageTypeWords).map(([value, label]) => ({
  value: value as keyof typeof imageTypeWords,
  label,
}));
const markOptions = marks.map((value) => ({ value, label: markWords[value] }));
const predictionOptions = [{ value: 'met', label: examWord }] as const;
const onDeviceOptions = [{ value: 'here', label: onDeviceWord }] as const;
const sortOptions = listSorts.map((value) => ({ value, label: sortWords[value] }));
const statusOptions = practiceStatuses.map((value) => ({ value, label: statusWords[value] }));

/** Filters and the order of the list. They act at once; the button says how many questions they leave. */
export function QuestionFilterDrawer(props: QuestionFilterDrawerProps) {
  const { opened, onClose, taskType, state, total, onChange, onClear } = props;
  return (
    <FilterSheet
      opened={opened}
      onClose={onClose}
      found={total === null ? null : counted(total, 'question')}
      reset={{
        label: 'Clear',
        isDisabled: countFilters(state) === 0 && state.title === '',
        onReset: onClear,
      }}
    >
      <ChoiceChips
        label="Level"
        options={levelOptions}
        values={state.complexities}
        onChange={(values) => onChange({ complexities: values })}
      />
      {taskType === 'DI' && (
        <ChoiceChips
          label="Kind of picture"
          options={imageTypeOptions}
          values={state.imageTypes}
          onChange={(values) => onChange({ imageTypes: values })}
        />
      )}
      <div>
        <p className={classes.label}>Practice status</p>
        <Segments
          fill
          label="Practice status"
          options={statusOptions}
          value={state.practiceStatus}
          onChange={(practiceStatus) => onChange({ practiceStatus })}
        />
      </div>
      <ChoiceChips
        label="Your bookmark"
        options={markOptions}
        values={state.bookmarkTypes}
        onChange={(values) => onChange({ bookmarkTypes: values })}
      />
      {state.mode === 'normal' || state.mode === 'bookmark' ? (
        <ChoiceChips
          label="Prediction"
          options={predictionOptions}
          values={state.prediction ? ['met'] : []}
          onChange={(values) => onChange({ prediction: values.length > 0 })}
        />
      ) : null}
      <ChoiceChips
        label="Without a connection"
        options={onDeviceOptions}
        values={state.onDevice ? ['here'] : []}
        onChange={(values) => onChange({ onDevice: values.length > 0 })}
      />
      <SelectField
        label="Order"
        options={sortOptions}
        value={state.sort ?? 'id:asc'}
        onChange={(sort) => onChange({ sort })}
      />
    </FilterSheet>
  );
}
