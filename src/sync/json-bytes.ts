/** The value that these bytes are as JSON; `null` where they are none. */
export function parseJsonBytes(bytes: ArrayBuffer): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return null;
  }
}
