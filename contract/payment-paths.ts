/** Paths of the calls about plans and payments: the routes and who calls them have them from here. */
export const paymentPaths = {
  plans: '/api/settings/plans',
  discount: '/api/payments/discount/{planId}/{discountCode}',
  ways: '/api/payments/ways',
  orders: '/api/payments',
  order: '/api/payments/{id}',
  check: '/api/payments/{id}/check',
  cancel: '/api/payments/{id}/cancel',
  receipt: '/api/payments/{id}/receipt',
} as const;
