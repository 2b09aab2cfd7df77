/**
 * The search part of our addresses is plain text (`?sort=title:asc&page=2`), as a person would write it. The router's
 * own way would turn an authorisation code of digits into a number and lists into JSON.
 */
export function parseSearch(text: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(text));
}

/** The way back. Empty and missing values leave no trace. */
export function stringifySearch(search: Record<string, unknown>): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    if (value === undefined || value === null || value === '') continue;
    params.set(name, String(value));
  }
  // Colons and commas are legal in a query, and an address is read by people too.
  const text = params.toString().replaceAll('%3A', ':').replaceAll('%2C', ',');
  return text === '' ? '' : `?${text}`;
}
