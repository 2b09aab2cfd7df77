/** A promo code as the operator made it. Instants are epoch ms. */
export interface PromoCode {
  readonly code: string;
  /** 1 to 99. */
  readonly percent: number;
  /** `null`: any number. */
  readonly mostUses: number | null;
  /** First instant at which it is no longer valid; `null`: it has no end. */
  readonly endsAt: number | null;
  /** `null`: every plan. */
  readonly planIds: readonly number[] | null;
}

/** A code as it is stored and compared: letter case, width and blanks around it do not matter. */
export const normalizeCode = (text: string): string => text.normalize('NFKC').trim().toUpperCase();

/** What an operator may call a code. */
export const isCodeName = (code: string): boolean => /^[A-Z0-9][A-Z0-9_-]{2,39}$/.test(code);

export type CodeFault = 'unknown' | 'ended' | 'used-up' | 'other-plan';

/** Why a code cannot be used for a plan; `null`: it can. `uses`: orders with it that are not refused. */
export function codeFault(
  code: PromoCode | undefined,
  { planId, uses, now }: { readonly planId: number; readonly uses: number; readonly now: number },
): CodeFault | null {
  if (code === undefined) return 'unknown';
  if (code.endsAt !== null && code.endsAt <= now) return 'ended';
  if (code.planIds !== null && !code.planIds.includes(planId)) return 'other-plan';
  if (code.mostUses !== null && uses >= code.mostUses) return 'used-up';
  return null;
}

/** What the learner reads about a code that cannot be used. */
export const codeFaultTexts: Readonly<Record<CodeFault, string>> = {
  unknown: 'This promo code does not exist. Check its spelling.',
  ended: 'This promo code has expired.',
  'used-up': 'This promo code has been used up.',
  'other-plan': 'This promo code is not valid for this plan.',
};

/** A price less `percent`, in whole minor units: half a unit is rounded up, and one unit is the least. */
export function discounted(amount: number, percent: number): number {
  return Math.max(1, Math.floor((amount * (100 - percent) + 50) / 100));
}
