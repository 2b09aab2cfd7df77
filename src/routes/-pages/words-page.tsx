import { useNavigate } from '@tanstack/react-router';
import { WordsScreen } from '#features/books/words-screen.tsx';
import type { PlainSearch } from './plain-search.ts';

/** `/words`: the word books. */
export function WordsPage({ search }: { search: PlainSearch }) {
  const navigate = useNavigate();
  return (
    <WordsScreen
      search={search}
      onSearch={(next, { replace }) =>
        void navigate({ to: '/words', search: next, replace, resetScroll: false })
      }
    />
  );
}
