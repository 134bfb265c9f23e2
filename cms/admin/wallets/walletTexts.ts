import type { EntryReason } from '#domain/ledger/entries.ts'

/** Why money moved, as staff read it. */
export const ENTRY_NAMES: Record<EntryReason, string> = {
  cashback: 'Cashback, not sure yet',
  cashbackBack: 'Cashback taken back',
  sure: 'Sure now',
  given: 'Given by staff',
  taken: 'Taken by staff',
  held: 'Reserved',
  released: 'No longer reserved',
  spent: 'Spent on an order',
  spentBack: 'Came back',
  refund: 'Refund as credits',
  expired: 'Expired',
  toCoupon: 'Turned into a coupon',
  referral: 'A friend ordered, not sure yet',
  referralBack: 'A friend’s order came back',
  payout: 'Paid out',
  toCredits: 'Turned into credits',
  topUp: 'Funds added',
  withdrawal: 'Funds taken',
  order: 'Order for a student',
  orderBack: 'Order came back',
  commission: 'Commission',
  commissionBack: 'Commission taken back',
}
