/** The search part of an address, as text. */
export type PlainSearch = { readonly [name: string]: string | undefined };
