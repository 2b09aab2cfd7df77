import { z } from 'zod';

export const PlanCard = z.object({
  id: z.int(),
  name: z.string(),
  /** `Free` or a number with two decimals. */
  price: z.string(),
  toman: z.string(),
  features: z.array(z.string()),
  type: z.string(),
  isActive: z.boolean(),
  buttonText: z.string(),
});
export const Discount = z.object({ data: z.object({ price_irt: z.number(), price_xxD: z.number() }) });
export const paymentGateways = ['ZARINPAL', 'PAYPAL'] as const;
export const PaymentCreate = z.object({
  planId: z.int(),
  discountCode: z.string().max(60).default(''),
  paymentGateway: z.enum(paymentGateways),
  redirectUrl: z.url(),
  secondaryRedirectUrl: z.url(),
});
export const PaymentOrder = z.object({ data: z.object({ approval_url: z.url() }) });
