import { Modal } from '#ui/overlay/modal.ts';
import { PaymentForm, type PaymentFormProps } from './payment-form.tsx';

/** Choosing how to pay for a plan (spec section 3). */
export function PaymentModal({
  opened,
  onClose,
  ...form
}: PaymentFormProps & { opened: boolean; onClose: () => void }) {
  return (
    <Modal opened={opened} onClose={onClose} title={form.plan.name}>
      <PaymentForm {...form} />
    </Modal>
  );
}
