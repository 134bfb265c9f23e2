/**
 * Kinds of wallets: `credits` are spent on orders; `earnings` come from referrals, from checking answer sheets
 * and from answering doubts, and are paid out; `funds` are a franchisee's prepaid money for orders.
 */
export const WALLET_KINDS = ['credits', 'earnings', 'funds'] as const
export type WalletKind = (typeof WALLET_KINDS)[number]

/**
 * Reasons of entries. Holding and releasing (`held`, `released`) change no balance and are not shown in
 * statements.
 */
export const ENTRY_REASONS = [
  'cashback',
  'cashbackBack',
  'sure',
  'given',
  'taken',
  'held',
  'released',
  'spent',
  'spentBack',
  'refund',
  'expired',
  'toCoupon',
  'referral',
  'referralBack',
  'payout',
  'toCredits',
  'topUp',
  'withdrawal',
  'order',
  'orderBack',
  'commission',
  'commissionBack',
  'sheetPay',
  'doubtPay',
] as const
export type EntryReason = (typeof ENTRY_REASONS)[number]

/** A wallet: its kind, and the ids of its project and of its owner. */
export type WalletName = { kind: WalletKind; project: string; owner: string }

/** Key of one wallet. @param owner id of a user */
export const walletKey = (kind: WalletKind, owner: string): string => `${kind}:${owner}`
