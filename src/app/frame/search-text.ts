/**
 * The search part of our addresses is plain text (`?sort=title:asc&page=2`), as a person would write it. The router's
 * own way would turn an authorisation code of digits into a number and lists into JSON.
 */
export function parseSearch(text: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(text));
}

/** The way back. Search values are texts; what is empty or missing leaves no trace. */
export function stringifySearch(search: Record<string, unknown>): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    if (typeof value === 'string' && value !== '') params.set(name, value);
  }
  // Colons and commas are legal in a query, and an address is read by people too.
  const text = params.toString().replaceAll('%3A', ':').replaceAll('%2C', ',');
  return text === '' ? '' : `?${text}`;
}
