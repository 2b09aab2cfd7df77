import { useNavigate } from '@tanstack/react-router';
import { lazy } from 'react';
import { WordsScreen } from '#features/books/words-screen.tsx';
import type { PlainSearch } from './plain-search.ts';

const ReviewToday = lazy(async () => ({
  default: (await import('#features/review/review-today.tsx')).ReviewToday,
}));

const SoundCoach = lazy(async () => ({
  default: (await import('#features/sound-coach/sound-coach.tsx')).SoundCoach,
}));

/** `/words`: the word books, with what is to be reviewed today. */
export function WordsPage({ search }: { search: PlainSearch }) {
  const navigate = useNavigate();
  return (
    <WordsScreen
      review={<ReviewToday />}
      coach={<SoundCoach />}
      search={search}
      onSearch={(next, { replace }) =>
        void navigate({ to: '/words', search: next, replace, resetScroll: false })
      }
    />
  );
}
