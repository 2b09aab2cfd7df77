/** `m:ss`, as on a player. */
export function clockText(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** As a screen reader should say it. */
export function spokenTime(ms: number): string {
  const seconds = Math.max(0, Math.round(ms / 1000));
  const minutes = Math.floor(seconds / 60);
  const rest = `${seconds % 60} ${seconds % 60 === 1 ? 'second' : 'seconds'}`;
  return minutes === 0 ? rest : `${minutes} ${minutes === 1 ? 'minute' : 'minutes'} ${rest}`;
}
