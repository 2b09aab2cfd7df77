import { Button } from '@mantine/core';
import { Drawer } from '#ui/overlay/drawer.ts';
import { useMediaQuery } from '@mantine/hooks';
import { complexities } from '#contract/exam.ts';
import { listSorts, practiceStatuses } from '#contract/entities/practice.ts';
import type { TaskType } from '#contract/task-type.ts';
import { countFilters } from '#domain/listing/change-list.ts';
import { marks } from '#domain/listing/list-mode.ts';
import type { ListSort } from '#domain/listing/list-rows.ts';
import type { ListSearch } from '#domain/listing/list-search.ts';
import { ChoiceChips } from '#ui/choice-chips.tsx';
import { Segments } from '#ui/segments.tsx';
import classes from './filter-drawer.module.css';
import {
  countOf,
  examWord,
  imageTypeWords,
  levelWords,
  markWords,
  sortWords,
  statusWords,
} from './labels.ts';

interface FilterDrawerProps {
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
        'complexities' | 'imageTypes' | 'bookmarkTypes' | 'practiceStatus' | 'prediction' | 'sort'
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
const statusOptions = practiceStatuses.map((value) => ({ value, label: statusWords[value] }));

/** Filters and the order of the list. They act at once; the button says how many questions they leave. */
export function FilterDrawer(props: FilterDrawerProps) {
  const { opened, onClose, taskType, state, total, onChange, onClear } = props;
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
        <label className={classes.sort}>
          <span className={classes.label}>Order</span>
          <select
            className={classes.select}
            value={state.sort ?? 'id:asc'}
            onChange={(event) => onChange({ sort: event.currentTarget.value as ListSort })}
          >
            {listSorts.map((sort) => (
              <option key={sort} value={sort}>
                {sortWords[sort]}
              </option>
            ))}
          </select>
        </label>
      </div>
      <div className={classes.actions}>
        <Button
          variant="default"
          onClick={onClear}
          disabled={countFilters(state) === 0 && state.title === ''}
        >
          Clear
        </Button>
        <Button className={classes.show} onClick={onClose}>
          {total === null ? 'Show' : `Show ${countOf(total, 'question')}`}
        </Button>
      </div>
    </Drawer>
  );
}
