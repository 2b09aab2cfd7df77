import { useCallback, useEffect, useState } from 'react';
import type { FetchListResult, ListName } from '#data/store/content/fetched-lists.ts';
import { fetchedPageSize } from '#data/store/content/fetched-lists.ts';
import { usePracticePorts } from '#features/practice/practice-ports.ts';

/** What the last request for a list came to. */
export type FetchState =
  | { readonly status: 'fetching' }
  | { readonly status: 'over'; readonly result: FetchListResult };

/**
 * Brings a list that only the server has up to date while it is on the screen: its first page at once, further pages on request.
 * What comes is kept on the device; a live query shows it.
 */
export function useFetched(list: ListName, isWanted = true) {
  const { fetchList } = usePracticePorts();
  const key = JSON.stringify(list);
  const [state, setState] = useState<FetchState & { readonly of: string }>({ status: 'fetching', of: key });
  const fetchPage = useCallback(
    (page: number) =>
      fetchList(JSON.parse(key) as ListName, page).then((result) =>
        setState((now) => (now.of === key ? { status: 'over', result, of: key } : now)),
      ),
    [fetchList, key],
  );
  useEffect(() => {
    if (isWanted) void fetchPage(0);
  }, [fetchPage, isWanted]);
  if (state.of !== key) setState({ status: 'fetching', of: key });
  const load = (page: number) => {
    setState({ status: 'fetching', of: key });
    void fetchPage(page);
  };
  const shown: FetchState = state.of === key ? state : { status: 'fetching' };
  return {
    state: shown,
    reload: () => load(0),
    /** `shown`: rows that are on the device already. */
    loadMore: (rows: number) => load(Math.floor(rows / fetchedPageSize)),
  };
}
