/** Hands bytes or a text to the learner as a file of that name. */
export function saveFile(
  name: string,
  content: string | ArrayBuffer | Uint8Array<ArrayBuffer> | Blob,
  mimeType: string,
): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([content], { type: mimeType }));
  link.download = name;
  link.click();
  // After the browser has taken it: it does so in the same task.
  setTimeout(() => URL.revokeObjectURL(link.href), 0);
}

/** Hands a recording to the learner as a file: theirs, whatever becomes of this device. */
export function saveRecording(
  { bytes, mimeType }: { bytes: ArrayBuffer | Uint8Array<ArrayBuffer>; mimeType: string },
  practiceId: number | null,
): void {
  const ending = mimeType === 'audio/mpeg' ? 'mp3' : mimeType === 'audio/mp4' ? 'm4a' : 'webm';
  saveFile(`recording-${practiceId ?? 'practice'}.${ending}`, bytes, mimeType);
}
