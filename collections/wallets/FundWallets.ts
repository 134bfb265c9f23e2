import { walletCollection } from './walletCollection.ts'

/** Prepaid funds from which each franchisee orders. */
export const FundWallets = walletCollection({ slug: 'fund-wallets', label: 'Franchise funds' })
