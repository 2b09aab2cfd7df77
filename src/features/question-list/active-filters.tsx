import { IconX } from '@tabler/icons-react';
import { activeFilters, clearFilters, withoutFilter } from '#domain/listing/change-list.ts';
import type { ListSearch } from '#domain/listing/list-search.ts';
import classes from './active-filters.module.css';
import { filterWords } from './labels.ts';

/** The filters that are on, each to be taken off by a tap, and all of them by another one. Nothing while none is on. */
export function ActiveFilters({ state, onShow }: { state: ListSearch; onShow: (state: ListSearch) => void }) {
  const filters = activeFilters(state);
  if (filters.length === 0) return null;
  return (
    <ul className={classes.list} aria-label="Filters that are on">
      {filters.map((filter) => {
        const words = filterWords(filter);
        return (
          <li key={words}>
            <button
              type="button"
              className={classes.chip}
              aria-label={`${words}, take this filter off`}
              onClick={() => onShow(withoutFilter(state, filter))}
            >
              <span className={classes.face}>
                {words}
                <IconX size={16} aria-hidden="true" />
              </span>
            </button>
          </li>
        );
      })}
      <li>
        <button type="button" className={classes.reset} onClick={() => onShow(clearFilters(state))}>
          Reset
        </button>
      </li>
    </ul>
  );
}
