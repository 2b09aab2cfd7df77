import { useCallback } from 'react';

interface BytesImageProps {
  data: { readonly bytes: ArrayBuffer; readonly mimeType: string };
  label: string;
  className?: string | undefined;
  /** Width and height in pixels of a picture that is square. */
  size?: number;
}

/** A picture from its bytes. What others uploaded is shown as a picture and as nothing else. */
export function BytesImage({ data, label, className, size }: BytesImageProps) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const url = URL.createObjectURL(new Blob([data.bytes], { type: data.mimeType }));
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [data],
  );
  return <img ref={show} alt={label} className={className} width={size} height={size} />;
}
