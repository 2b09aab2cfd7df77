import { PaymentScreen } from '#features/plans/payment-screen.tsx';
import { WaySignIn } from '#features/sign-in/sign-in-buttons.tsx';

const path = '/dashboard/plans/payments';

/** `/dashboard/plans/payments`. */
export function PaymentPage({ order }: { order: string | undefined }) {
  const returnTo = order === undefined ? path : `${path}?order=${encodeURIComponent(order)}`;
  return <PaymentScreen order={order} signIn={<WaySignIn returnTo={returnTo} />} />;
}
