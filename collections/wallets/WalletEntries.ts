import { z } from 'zod'
import { ENTRY_REASONS, WALLET_KINDS } from '#domain/wallets/entries.ts'
import { LotSchema, WalletSchema } from '#domain/wallets/Wallet.ts'
import { jsonField } from '../fields/jsonField.ts'
import { internalCollection } from '../internalCollection.ts'

const amount = (name: string) => ({ name, type: 'number', required: true, defaultValue: 0 }) as const

/**
 * The journal of all wallets, never changed: the change of balance, held and pending amounts, their new
 * totals, and the whole wallet afterwards. An entry is inserted with its number (unique within its wallet)
 * and a key that is never reused, so that no two changes start from the same state and none is applied twice.
 * Retained as required by law.
 */
export const WalletEntries = internalCollection({
  slug: 'wallet-entries',
  indexes: [{ fields: ['wallet', 'n'], unique: true }, { fields: ['owner', 'createdAt'] }],
  fields: [
    { name: 'wallet', type: 'text', required: true },
    { name: 'n', type: 'number', required: true },
    { name: 'key', type: 'text', required: true, unique: true },
    { name: 'project', type: 'text', required: true, index: true },
    { name: 'owner', type: 'text', required: true },
    { name: 'kind', type: 'select', required: true, options: [...WALLET_KINDS] },
    { name: 'reason', type: 'select', required: true, options: [...ENTRY_REASONS] },
    amount('amountPaise'),
    amount('heldPaise'),
    amount('pendingPaise'),
    amount('balanceAfter'),
    amount('heldAfter'),
    amount('pendingAfter'),
    { name: 'order', type: 'text', index: true },
    { name: 'note', type: 'text' },
    { name: 'by', type: 'text' },
    { name: 'at', type: 'date', required: true, index: true },
    jsonField('parts', z.array(LotSchema), { defaultValue: [] }),
    jsonField('state', WalletSchema),
  ],
})
