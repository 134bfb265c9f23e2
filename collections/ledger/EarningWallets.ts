import { walletCollection } from './walletCollection.ts'

/** What each student earned with friends. */
export const EarningWallets = walletCollection({ slug: 'earning-wallets', label: 'Referral earnings' })
