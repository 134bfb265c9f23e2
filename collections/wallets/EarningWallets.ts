import { walletCollection } from './walletCollection.ts'

/** Referral earnings of each student. */
export const EarningWallets = walletCollection({ slug: 'earning-wallets', label: 'Referral earnings' })
