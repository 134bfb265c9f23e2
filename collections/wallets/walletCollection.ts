import type { CollectionConfig } from 'payload'
import { moduleAccess } from '#access/moduleRules.ts'
import { projectScoped } from '../projectScoped.ts'
import { walletFields } from './walletFields.ts'

type Wallets = { slug: 'credit-wallets' | 'earning-wallets' | 'fund-wallets'; label: string }

/**
 * Wallets of one kind. Written only by the ledger (cms/operations/wallets); kept as long as the account's
 * orders.
 */
export const walletCollection = ({ slug, label }: Wallets): CollectionConfig =>
  projectScoped({
    slug,
    custom: { isFlat: true },
    lockDocuments: false,
    labels: { singular: label, plural: label },
    admin: {
      group: 'Sales',
      useAsTitle: 'name',
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
    access: moduleAccess(slug),
    indexes: [{ fields: ['project', 'changedAt'] }],
    defaultSort: '-changedAt',
    fields: walletFields,
  })
