import { byModules } from '#access/moduleRules.ts'
import { projectScoped } from '../projectScoped.ts'
import { walletFields } from './walletFields.ts'

/** What each franchisee orders from. Written by the ledger alone (cms/operations/ledger); kept as long as the account's orders. */
export const FundWallets = projectScoped({
  slug: 'fund-wallets',
  custom: { isFlat: true },
  lockDocuments: false,
  labels: { singular: 'Franchise funds', plural: 'Franchise funds' },
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
  access: byModules('fund-wallets'),
  indexes: [{ fields: ['project', 'changedAt'] }],
  defaultSort: '-changedAt',
  fields: walletFields,
})
