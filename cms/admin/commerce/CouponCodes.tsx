export const CouponCodes = () => null
