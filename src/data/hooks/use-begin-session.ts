import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { SessionStop } from '#contract/entities/practice-session.ts';
import { taskAddresses } from '#contract/task-type.ts';
import { beginSession } from '#data/commands/start-session.ts';
import { useDataContext } from './use-data-context.ts';

/** The address of a stop's question. */
export function toStop({ practiceId, taskType }: SessionStop) {
  const { section, slug } = taskAddresses[taskType];
  return {
    to: '/dashboard/$section/$slug/$questionId',
    params: { section, slug, questionId: String(practiceId) },
  } as const;
}

/** Begins a session with these stops and opens one of them, absent the first one. */
export function useBeginSession(): {
  isBeginning: boolean;
  begin: (stops: readonly SessionStop[], at?: SessionStop) => Promise<void>;
} {
  const context = useDataContext();
  const navigate = useNavigate();
  const [isBeginning, setIsBeginning] = useState(false);
  const begin = async (stops: readonly SessionStop[], at = stops[0]) => {
    if (!at || isBeginning) return;
    setIsBeginning(true);
    const search = await beginSession(context, { stops });
    await navigate({ ...toStop(at), search });
  };
  return { isBeginning, begin };
}
