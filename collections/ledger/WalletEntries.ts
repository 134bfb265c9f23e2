import { z } from 'zod'
import { ENTRY_REASONS, WALLET_KINDS } from '#domain/ledger/entries.ts'
import { LotSchema, WalletSchema } from '#domain/ledger/Wallet.ts'
import { closed } from '../closed.ts'
import { jsonField } from '../fields/jsonField.ts'

const amount = (name: string) => ({ name, type: 'number', required: true, defaultValue: 0 }) as const

/**
 * Every change of every wallet, never changed afterwards: by how much balance, reserved and pending moved, what they came to, and
 * the whole wallet after it. An entry is born with its number (unique with its wallet) and with a key that is never used twice, so
 * that no two changes build on the same state and none is made twice. Kept as the law asks of money.
 */
export const WalletEntries = closed({
  slug: 'wallet-entries',
  indexes: [{ fields: ['wallet', 'n'], unique: true }],
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
