import { useEffect, useState } from 'react';
import type { BankItem } from '#contract/items/bank-item.ts';
import type { PteType } from '#contract/exam.ts';
import { useDataContext } from '#data/use-data-context.ts';
import { usePracticePorts } from '#features/practice/practice-ports.ts';
import type { AnswerDraft } from './draft.ts';
import { draftKey, parseDraft } from './draft.ts';

type StoredDraft = { status: 'loading' } | { status: 'ready'; draft: AnswerDraft | null };

/** What was kept of this question by an earlier visit, read once. */
export function useStoredDraft(item: BankItem, pteType: PteType): StoredDraft {
  const { userId } = useDataContext();
  const { drafts } = usePracticePorts();
  const [stored, setStored] = useState<StoredDraft>({ status: 'loading' });
  const key = draftKey(userId, item.id);
  useEffect(() => {
    let isGone = false;
    const read = async () => {
      let draft: AnswerDraft | null = null;
      try {
        draft = parseDraft(await drafts.load(key), item, pteType);
      } catch {
        // A device that refuses to read is practised on from a fresh start.
      }
      if (!isGone) setStored((before) => (before.status === 'loading' ? { status: 'ready', draft } : before));
    };
    void read();
    return () => {
      isGone = true;
    };
  }, [drafts, key, item, pteType]);
  return stored;
}
