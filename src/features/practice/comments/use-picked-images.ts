import { useCallback, useEffect, useState } from 'react';
import type { Picture } from '#data/commands/comments.ts';
import { usePracticePorts } from '#features/practice/practice-ports.ts';

/** Spec sections 5 and 9. */
export const mostImages = 3;
export const imageTypes = 'image/png,image/jpeg,image/webp';

const words = {
  'not-a-picture': 'is not a PNG, JPG or WebP picture',
  'too-many-pixels': 'has too many pixels for this device',
  'too-large': 'is larger than 2 MB',
  empty: 'is empty',
  changed: 'was changed or moved. Choose it again',
} as const;

/** A picture that was chosen, ready to be sent, with an address for its preview. */
export interface PickedImage extends Picture {
  readonly name: string;
  readonly url: string;
}

/** The pictures of a comment that is being written. */
export function usePickedImages() {
  const { pictures } = usePracticePorts();
  const [images, setImages] = useState<readonly PickedImage[]>([]);
  const [problem, setProblem] = useState('');
  const [isWorking, setIsWorking] = useState(false);
  const [urls] = useState(() => new Set<string>());
  useEffect(() => () => urls.forEach((url) => URL.revokeObjectURL(url)), [urls]);

  /** Pictures that were made before, as they were kept. */
  const restore = useCallback(
    (kept: readonly (Picture & { readonly name: string })[]) => {
      if (kept.length === 0) return;
      const shown = kept.map((picture) => {
        const url = URL.createObjectURL(new Blob([picture.bytes], { type: picture.mimeType }));
        urls.add(url);
        return { ...picture, url };
      });
      setImages((before) => [...shown, ...before].slice(0, mostImages));
    },
    [urls],
  );

  const clear = useCallback(() => setImages([]), []);

  async function pick(files: readonly File[]): Promise<void> {
    setProblem('');
    setIsWorking(true);
    const room = mostImages - images.length;
    const made: PickedImage[] = [];
    let trouble = files.length > room ? `At most ${mostImages} images` : '';
    for (const file of files.slice(0, room)) {
      const result = await pictures.forComment(file);
      if (result.kind === 'made') {
        const url = URL.createObjectURL(new Blob([result.bytes], { type: result.mimeType }));
        urls.add(url);
        made.push({ name: file.name, url, bytes: result.bytes, mimeType: result.mimeType });
      } else {
        trouble = `${file.name} ${words[result.kind]}`;
      }
    }
    setImages((before) => [...before, ...made].slice(0, mostImages));
    setProblem(trouble);
    setIsWorking(false);
  }

  return {
    images,
    problem,
    isWorking,
    restore,
    pick: (files: readonly File[]) => void pick(files),
    remove: (url: string) => setImages((before) => before.filter((image) => image.url !== url)),
    clear,
  };
}
