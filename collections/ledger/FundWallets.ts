import { walletCollection } from './walletCollection.ts'

/** What each franchisee orders from. */
export const FundWallets = walletCollection({ slug: 'fund-wallets', label: 'Franchise funds' })
