import { byModules } from '#access/moduleRules.ts'
import { projectScoped } from '../projectScoped.ts'
import { walletFields } from './walletFields.ts'

/** What each student earned with friends. Written by the ledger alone (cms/operations/ledger); kept as long as the account's orders. */
export const EarningWallets = projectScoped({
  slug: 'earning-wallets',
  custom: { isFlat: true },
  lockDocuments: false,
  labels: { singular: 'Referral earnings', plural: 'Referral earnings' },
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
  access: byModules('earning-wallets'),
  indexes: [{ fields: ['project', 'changedAt'] }],
  defaultSort: '-changedAt',
  fields: walletFields,
})
