import { useEffect, useMemo, useState } from 'react';
import type { BankItem } from '#contract/items/bank-item.ts';
import type { PteType } from '#contract/exam.ts';
import { useDataContext } from '#data/hooks/use-data-context.ts';
import { usePracticePorts } from '#features/practice/practice-ports.ts';
import { draftKey } from '#platform/drafts.ts';
import { createDesk, emptyHand, stay } from './create-desk.ts';
import type { Desk, DeskState } from './desk.ts';
import { parseDraft } from './draft.ts';
import { isDeskEmpty, useDeskIsUsed } from './empty-desks.ts';

/**
 * The desk of one question: what was kept of it by an earlier visit, and that only one tab at a time writes its answer. One that was
 * seen to be empty is open at once, and looked at then.
 */
export function useDesk(item: BankItem, pteType: PteType): { state: DeskState; desk: Desk } {
  const { userId } = useDataContext();
  const { drafts, seats } = usePracticePorts();
  const key = draftKey(userId, item.id);
  const [state, setState] = useState<DeskState>(() =>
    isDeskEmpty(drafts, userId, item.id)
      ? { status: 'open', round: 0, draft: null, seen: {}, others: [], isGoingOn: false }
      : { status: 'loading' },
  );
  const [hand] = useState(emptyHand);

  const desk = useMemo(() => {
    const parse = (draft: unknown) => parseDraft(draft, item, pteType);
    return createDesk({ drafts, seats, key, parse, hand, setState });
  }, [drafts, seats, key, item, pteType, hand]);

  const { status } = state;
  useEffect(() => desk.watch(status), [desk, status]);
  useEffect(
    () => (status === 'open' ? drafts.whenLeft(key, () => void desk.hear()) : undefined),
    [desk, drafts, key, status],
  );
  useDeskIsUsed(drafts, item.id);
  useEffect(() => stay(hand), [hand]);
  return { state, desk };
}
