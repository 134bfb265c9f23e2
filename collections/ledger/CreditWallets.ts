import { byModules } from '#access/moduleRules.ts'
import { projectScoped } from '../projectScoped.ts'
import { walletFields } from './walletFields.ts'

/** Cashback credits of each student. Written by the ledger alone (cms/operations/ledger); kept as long as the account's orders. */
export const CreditWallets = projectScoped({
  slug: 'credit-wallets',
  custom: { isFlat: true },
  lockDocuments: false,
  labels: { singular: 'Cashback credits', plural: 'Cashback credits' },
  admin: {
    group: 'Sales',
    useAsTitle: 'name',
    hideAPIURL: true,
    defaultColumns: ['name', 'balancePaise', 'heldPaise', 'pendingPaise', 'changedAt'],
    listSearchableFields: ['name'],
    components: {
      views: {
        edit: {
          default: { Component: '/admin/wallets/WalletPage#WalletPage', tab: { label: 'Wallet' } },
        },
      },
    },
  },
  access: byModules('credit-wallets'),
  indexes: [{ fields: ['project', 'changedAt'] }],
  defaultSort: '-changedAt',
  fields: walletFields,
})
