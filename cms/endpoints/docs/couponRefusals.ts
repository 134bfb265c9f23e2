/** Codes of the reasons why a coupon is refused. */
export const COUPON_REFUSALS = [
  ...(['couponUnknown', 'couponPaused', 'couponNotYet', 'couponEnded', 'couponUsedUp'] as const),
  ...(['couponUsedByYou', 'couponNotForYou', 'couponFirstOrderOnly', 'couponNotForItems'] as const),
  ...(['couponNotTogether', 'couponNothingOff', 'couponMoreItems', 'couponMinimum'] as const),
] as const
