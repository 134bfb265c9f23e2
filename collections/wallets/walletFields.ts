import type { Field } from 'payload'
import { moneyField } from '../fields/moneyField.ts'

const signed = (name: string, label: string): Field => ({
  name,
  type: 'number',
  required: true,
  defaultValue: 0,
  label,
  admin: { components: { Cell: '/admin/fields/MoneyCell#MoneyCell' } },
})

/**
 * A wallet as shown in lists: the totals of its last entry. The entries (wallet-entries) are authoritative;
 * this row follows them and is rebuilt from them when it falls behind. `n` is the number of the entry it
 * reflects, `nextAt` when its next automatic entry is due.
 */
export const walletFields: Field[] = [
  { name: 'key', type: 'text', required: true, unique: true, admin: { hidden: true } },
  { name: 'owner', type: 'relationship', relationTo: 'users', required: true, index: true },
  { name: 'name', type: 'text' },
  signed('balancePaise', 'Balance'),
  moneyField('heldPaise', { label: 'Reserved' }),
  moneyField('pendingPaise', { label: 'Pending' }),
  { name: 'n', type: 'number', required: true, admin: { hidden: true } },
  { name: 'nextAt', type: 'date', index: true, admin: { hidden: true } },
  { name: 'changedAt', type: 'date', required: true, label: 'Last entry' },
]
