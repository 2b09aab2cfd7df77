import { useCallback, useEffect, useRef, useState } from 'react';
import { z } from 'zod';
import { useDataContext } from '#data/hooks/use-data-context.ts';
import { usePracticePorts } from '#features/practice/practice-ports.ts';
import { draftKey } from '#platform/drafts.ts';
import { useStoredDraft } from '#ui/use-stored-draft.ts';
import { mostImages, usePickedImages } from './use-picked-images.ts';

const KeptImage = z.object({ name: z.string(), bytes: z.instanceof(ArrayBuffer), mimeType: z.string() });
const KeptComment = z.object({
  text: z.string().catch(''),
  // A page that went before its pictures were stored carries none of them over.
  images: z.array(KeptImage).max(mostImages).catch([]),
});

/**
 * A comment or reply that is being written. It is kept on this device until it is sent: another tab, another page and a
 * reload take nothing away. `place`: what it is written on.
 */
export function useCommentDraft(place: string) {
  const { userId } = useDataContext();
  const { drafts } = usePracticePorts();
  const picked = usePickedImages();
  const [text, show] = useState('');
  const [isRead, setIsRead] = useState(false);
  const isKept = useRef(false);
  const isTyped = useRef(false);
  const { images, restore, clear: clearImages } = picked;
  const take = useCallback(
    (left: z.infer<typeof KeptComment> | null, isChosen: boolean) => {
      setIsRead(true);
      if (left === null) return true;
      // Words that were typed while it was read stay.
      if (isTyped.current && !isChosen) return false;
      isKept.current = true;
      show(left.text);
      clearImages();
      restore(left.images);
      return true;
    },
    [clearImages, restore],
  );
  const key = draftKey(userId, `comment ${place}`);
  const { keeper, choices } = useStoredDraft(drafts, key, KeptComment, take);

  useEffect(() => {
    if (!isRead) return;
    const isEmpty = text === '' && images.length === 0;
    if (!isEmpty)
      keeper.keep({ text, images: images.map(({ name, bytes, mimeType }) => ({ name, bytes, mimeType })) });
    else if (isKept.current) keeper.forget();
    isKept.current = !isEmpty;
  }, [keeper, isRead, text, images]);

  const setText = (typed: string) => {
    isTyped.current = true;
    show(typed);
  };
  const clear = () => {
    show('');
    clearImages();
  };
  return { text, setText, picked, clear, choices };
}
