import type { EntryReason } from '#domain/wallets/entries.ts'

/** Reasons of wallet entries. */
export const ENTRY_NAMES: Record<EntryReason, string> = {
  cashback: 'Cashback, pending',
  cashbackBack: 'Cashback reversed',
  sure: 'Now available',
  given: 'Added by staff',
  taken: 'Deducted by staff',
  held: 'Reserved',
  released: 'Reservation ended',
  spent: 'Spent on an order',
  spentBack: 'Credits returned',
  refund: 'Refund as credits',
  expired: 'Expired',
  toCoupon: 'Converted to a coupon',
  referral: 'Friend’s order, pending',
  referralBack: 'Friend’s order returned',
  payout: 'Paid out',
  toCredits: 'Converted to credits',
  topUp: 'Funds added',
  withdrawal: 'Funds withdrawn',
  order: 'Order for a student',
  orderBack: 'Order returned',
  commission: 'Commission',
  commissionBack: 'Commission reversed',
  sheetPay: 'Answer sheet checked',
  doubtPay: 'Doubt answered',
}
