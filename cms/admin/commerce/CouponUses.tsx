export const CouponUses = () => null
