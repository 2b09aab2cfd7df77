import { Button } from '@mantine/core';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { countFilters } from './list-search.ts';
import type { ListSearch } from './list-search.ts';
import classes from './list-toolbar.module.css';
import { TitleSearch } from './title-search.tsx';

interface ListToolbarProps {
  state: ListSearch;
  onTitle: (title: string) => void;
  onFilter: () => void;
}

/** Search and filter; stays in reach while the list scrolls. */
export function ListToolbar({ state, onTitle, onFilter }: ListToolbarProps) {
  const filters = countFilters(state);
  return (
    <div className={classes.toolbar}>
      <TitleSearch title={state.title} onTitle={onTitle} />
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
