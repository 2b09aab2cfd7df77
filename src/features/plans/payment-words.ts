import type { PaymentDto, RefusalReason } from '#contract/entities/payment.ts';
import { amountWords, gatewayWords } from './money-words.ts';
import { untilWords } from './own-plan-words.ts';

/** How far a payment is: in a few words for a list, and as a title with what it means for the learner. */
export interface PaymentWords {
  readonly short: string;
  readonly title: string;
  readonly text: string;
}

export function paymentWords(payment: PaymentDto): PaymentWords {
  const { state, gateway, amount, currency, premiumUntil, refusal } = payment;
  const via = gatewayWords[gateway];
  const isTransfer = gateway === 'CARD_TRANSFER';
  switch (state) {
    case 'created':
      return isTransfer
        ? {
            short: 'Waiting for your transfer',
            title: 'Waiting for your transfer',
            text: 'Send the money to the card below. Then send a photo of the receipt.',
          }
        : {
            short: 'Not paid yet',
            title: 'Waiting for your payment',
            text: `${via} has not confirmed a payment yet. If you have paid, you can leave this page: Premium starts automatically once ${via} confirms it.`,
          };
    case 'approved':
      return isTransfer
        ? {
            short: 'Receipt sent, being checked',
            title: 'Your receipt was sent',
            text: 'Premium is activated within a day. You can leave this page and go on practising.',
          }
        : {
            short: 'Being confirmed',
            title: 'Your payment is still being confirmed',
            text: `${via} is checking it. You can leave this page: Premium starts automatically once it is confirmed.`,
          };
    case 'captured':
      return {
        short: 'Paid, Premium is starting',
        title: 'Your payment has arrived',
        text: 'Premium starts in a moment. You can leave this page.',
      };
    case 'applied':
      return {
        short: premiumUntil === null ? 'Paid' : `Paid. Premium until ${untilWords(premiumUntil)}`,
        title: 'Premium is active',
        text: `You paid ${amountWords(amount, currency)}.${premiumUntil === null ? '' : ` Premium runs until ${untilWords(premiumUntil)}.`}`,
      };
    case 'refused':
      return refusalWords(refusal ?? 'declined', via);
    case 'refunded':
      return {
        short: 'Refunded',
        title: 'This payment was refunded',
        text: `${amountWords(amount, currency)} went back to you. The days that it paid for are taken off your plan.`,
      };
  }
}

function refusalWords(reason: RefusalReason, via: string): PaymentWords {
  switch (reason) {
    case 'cancelled':
      return {
        short: 'Cancelled',
        title: 'You cancelled this payment',
        text: 'No money was taken.',
      };
    case 'declined':
      return {
        short: 'Declined',
        title: `${via} declined this payment`,
        text: 'No money was taken. Try again, or pay another way.',
      };
    case 'expired':
      return {
        short: 'Expired',
        title: 'This payment has expired',
        text: 'It was not paid in time. No money was taken. If you still want the plan, start again.',
      };
    case 'mismatch':
      return {
        short: 'Amount did not match',
        title: 'The amount paid does not match',
        text: `${via} reports another amount or currency than this order has. Premium was not started. The people who look after Passage have been told.`,
      };
    case 'receipt':
      return {
        short: 'Receipt not accepted',
        title: 'Your receipt was not accepted',
        text: 'The people who look after Passage found no transfer that fits it. Premium was not started.',
      };
  }
}
