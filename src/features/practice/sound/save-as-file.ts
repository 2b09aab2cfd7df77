/** Hands a recording to the learner as a file: theirs, whatever becomes of this device. */
export function saveAsFile(
  { bytes, mimeType }: { bytes: ArrayBuffer | Uint8Array<ArrayBuffer>; mimeType: string },
  practiceId: number | null,
): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([bytes], { type: mimeType }));
  link.download = `recording-${practiceId ?? 'practice'}.${mimeType === 'audio/mpeg' ? 'mp3' : 'webm'}`;
  link.click();
  // After the browser has taken it: it does so in the same task.
  setTimeout(() => URL.revokeObjectURL(link.href), 0);
}
