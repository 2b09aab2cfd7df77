import { useEffect, useState } from 'react';
import { useDataContext } from '#data/hooks/use-data-context.ts';
import { useAccountPorts } from './account-ports.ts';

/** How many texts this learner has begun and not handed in. They are kept on this device alone. */
export function useBegunTexts(): number {
  const { userId } = useDataContext();
  const { drafts } = useAccountPorts();
  const [count, setCount] = useState(0);
  useEffect(() => {
    let isGone = false;
    const look = async () => {
      const { size } = await drafts.namesOf(userId);
      if (!isGone) setCount(size);
    };
    void look();
    return () => {
      isGone = true;
    };
  }, [drafts, userId]);
  return count;
}
