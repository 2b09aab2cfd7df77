/** Kinds of files that can be an answer. By ending too: not every device knows what kind of file an .m4a is. */
export const audioFileKinds = [
  'audio/*',
  'video/webm',
  '.m4a',
  '.mp3',
  '.wav',
  '.ogg',
  '.oga',
  '.opus',
  '.webm',
  '.aac',
  '.flac',
] as const;

/** By its kind or its ending, before anybody has looked into it. */
export function mayBeAudio({ name, type }: { readonly name: string; readonly type: string }): boolean {
  const lower = name.toLowerCase();
  return (
    type.startsWith('audio/') ||
    audioFileKinds.some((kind) => kind === type || (kind.startsWith('.') && lower.endsWith(kind)))
  );
}
