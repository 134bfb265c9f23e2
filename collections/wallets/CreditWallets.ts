import { walletCollection } from './walletCollection.ts'

/** Cashback credits of each student. */
export const CreditWallets = walletCollection({ slug: 'credit-wallets', label: 'Cashback credits' })
