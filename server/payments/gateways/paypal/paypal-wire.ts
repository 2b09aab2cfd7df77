import { z } from 'zod';

/** What is read of PayPal's answers. States are open sets: PayPal adds to them. */
const Amount = z.object({ currency_code: z.string(), value: z.string() });

export const PayPalCapture = z.object({
  id: z.string().min(1),
  status: z.string(),
  amount: Amount,
  supplementary_data: z
    .object({ related_ids: z.object({ order_id: z.string().optional() }).optional() })
    .optional(),
});
export type PayPalCapture = z.infer<typeof PayPalCapture>;

export const PayPalOrder = z.object({
  id: z.string().min(1),
  status: z.string(),
  links: z.array(z.object({ rel: z.string(), href: z.string() })).default([]),
  purchase_units: z
    .array(z.object({ payments: z.object({ captures: z.array(PayPalCapture).default([]) }).optional() }))
    .default([]),
});
export type PayPalOrder = z.infer<typeof PayPalOrder>;

export const PayPalRefund = z.object({ id: z.string().min(1), status: z.string() });

export const PayPalToken = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() });

export const PayPalFault = z.object({
  name: z.string().default(''),
  details: z.array(z.object({ issue: z.string() })).default([]),
});

export const PayPalVerification = z.object({ verification_status: z.string() });

/** The parts of a webhook that say which order it is about; each kind of event has others. */
export const PayPalEvent = z.object({
  event_type: z.string(),
  resource: z.object({
    id: z.string().optional(),
    order_id: z.string().optional(),
    links: z.array(z.object({ rel: z.string(), href: z.string() })).default([]),
    supplementary_data: z
      .object({ related_ids: z.object({ order_id: z.string().optional() }).optional() })
      .optional(),
  }),
});
export type PayPalEvent = z.infer<typeof PayPalEvent>;
