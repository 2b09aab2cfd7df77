import { z } from 'zod';
import { ContentPack } from '#contract/entities/content-pack.ts';
import { BankItem } from '#contract/items/bank-item.ts';
import { parseJsonBytes } from './json-bytes.ts';

const AnyPack = ContentPack.extend({ items: z.array(z.unknown()) });
const AnyItem = z.object({ id: z.int() });

/** A pack as far as this app can read it. */
export interface ReadPack {
  readonly pack: ContentPack;
  /** Its items that fail their schema: number and field. The others are as good as ever. */
  readonly unreadable: readonly string[];
}

/** `null`: these bytes are no pack. */
export function parsePack(bytes: ArrayBuffer): ReadPack | null {
  const given = AnyPack.safeParse(parseJsonBytes(bytes));
  if (!given.success) return null;
  const items: BankItem[] = [];
  const unreadable: string[] = [];
  for (const [at, each] of given.data.items.entries()) {
    const item = BankItem.safeParse(each);
    if (item.success) items.push(item.data);
    else unreadable.push(`${nameOf(each, at)} (${item.error.issues[0]?.path.join('.') ?? ''})`);
  }
  return { pack: { ...given.data, items }, unreadable };
}

function nameOf(item: unknown, at: number): string {
  const known = AnyItem.safeParse(item);
  return known.success ? String(known.data.id) : `item ${at + 1}`;
}
