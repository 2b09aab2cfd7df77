import { Button } from '@mantine/core';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import hidden from '#ui/visually-hidden.module.css';
import classes from './list-toolbar.module.css';
import { SearchField, type SearchFieldProps } from './search-field.tsx';

interface ListToolbarProps {
  search: SearchFieldProps;
  /** How many filters are on. */
  filters: number;
  onFilter: () => void;
}

/** Search and filter; stays in reach while the list scrolls. */
export function ListToolbar({ search, filters, onFilter }: ListToolbarProps) {
  return (
    <div className={classes.toolbar}>
      <SearchField {...search} />
      <Button
        variant="default"
        className={classes.filter}
        leftSection={<IconAdjustmentsHorizontal size={20} aria-hidden="true" />}
        onClick={onFilter}
        aria-haspopup="dialog"
      >
        Filter
        {filters > 0 ? (
          <>
            {/* Read as "Filter, 1 on": a label of its own would have to begin with what is seen. */}
            <span className={hidden.hidden}>,</span> <span className={classes.badge}>{filters}</span>{' '}
            <span className={hidden.hidden}>on</span>
          </>
        ) : null}
      </Button>
    </div>
  );
}
