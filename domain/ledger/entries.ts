/**
 * What somebody has with a project: `credits` are spent on orders, `earnings` come from friends and are paid out, `funds` are
 * what a franchisee orders from.
 */
export const WALLET_KINDS = ['credits', 'earnings', 'funds'] as const
export type WalletKind = (typeof WALLET_KINDS)[number]

/** Why money moved. What is only kept or freed again (`held`, `released`) changes no balance and stands in no statement. */
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
] as const
export type EntryReason = (typeof ENTRY_REASONS)[number]

/** A wallet: what it holds, and the ids of its project and of the user whose it is. */
export type WalletName = { kind: WalletKind; project: string; owner: string }

/** Names one wallet. @param owner id of a user */
export const walletKey = (kind: WalletKind, owner: string): string => `${kind}:${owner}`
