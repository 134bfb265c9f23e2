import { moduleAccess } from '#access/moduleRules.ts'
import { nobodyField } from '#access/rules.ts'
import { KEY_STATES, type KeyState, RESERVED_FOR_MAX } from '#domain/serialKeys/keyMoves.ts'
import { searchByStudent } from '#hooks/people/searchByStudent.ts'
import { projectScoped } from '../projectScoped.ts'

const LABELS: Record<KeyState, string> = {
  available: 'Available',
  reserved: 'Set apart',
  assigned: 'With a buyer',
  redeemed: 'Used',
  expired: 'Expired',
  revoked: 'Revoked',
}

const internal = { access: { read: nobodyField }, admin: { hidden: true } } as const

/**
 * Serial keys sold in packs; each can be used once to get access to the content of its product. Stored
 * encrypted (`sealed`) and looked up by a keyed hash (`keyHash`); `claimKey` assigns each piece of an order
 * line one key. Kept as long as the project.
 */
export const ClassSerialKeys = projectScoped({
  slug: 'class-serial-keys',
  custom: { isFlat: true },
  lockDocuments: false,
  labels: { singular: 'Serial key', plural: 'Serial keys' },
  admin: {
    group: 'Learning',
    useAsTitle: 'ending',
    defaultColumns: ['ending', 'product', 'state', 'reservedFor', 'order', 'validUntil', 'redeemedAt'],
    listSearchableFields: ['ending', 'reservedFor', 'student'],
    components: {
      beforeListTable: ['/admin/stock/AddKeys#AddKeys'],
      edit: { beforeDocumentControls: ['/admin/stock/KeyActions#KeyActions'] },
    },
  },
  access: moduleAccess('class-serial-keys'),
  hooks: { beforeOperation: [searchByStudent] },
  indexes: [{ fields: ['product', 'state'] }, { fields: ['state', 'validUntil'] }],
  fields: [
    { name: 'product', type: 'relationship', relationTo: 'selling-products', required: true, index: true },
    { name: 'ending', type: 'text', required: true, label: 'Last characters' },
    {
      name: 'state',
      type: 'select',
      required: true,
      defaultValue: 'available',
      options: KEY_STATES.map((value) => ({ value, label: LABELS[value] })),
    },
    { name: 'keyHash', type: 'text', required: true, unique: true, ...internal },
    { name: 'sealed', type: 'text', required: true, ...internal },
    { name: 'claimKey', type: 'text', required: true, unique: true, ...internal },
    { name: 'order', type: 'relationship', relationTo: 'orders', index: true },
    { name: 'student', type: 'relationship', relationTo: 'users', index: true },
    { name: 'redeemedBy', type: 'relationship', relationTo: 'users', index: true },
    { name: 'redeemedAt', type: 'date' },
    { name: 'validUntil', type: 'date', index: true, label: 'To be used before' },
    { name: 'reservedFor', type: 'text', maxLength: RESERVED_FOR_MAX, label: 'Set apart for' },
  ],
})
