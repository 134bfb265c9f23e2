import { z } from 'zod'
import { moduleAccess, viewersField } from '#access/moduleRules.ts'
import { nobodyField } from '#access/rules.ts'
import { KIND_NAMES, REFUND_WAY_NAMES, RETURN_STATE_NAMES, selectOptions } from '#domain/returns/names.ts'
import { RefundFiguresSchema, ReturnLineSchema } from '#domain/returns/ReturnSchemas.ts'
import { searchByStudent } from '#hooks/people/searchByStudent.ts'
import { jsonField } from '../fields/jsonField.ts'
import { moneyField } from '../fields/moneyField.ts'
import { projectScoped } from '../projectScoped.ts'

const internal = { access: { read: nobodyField }, admin: { hidden: true } } as const
const staffOnly = { access: { read: viewersField('returns') } } as const

/**
 * Returns, cancellations and refund requests, by line: one row per request, changed atomically under `rev`.
 * The refunded amounts are in the order (`returnedEntries`), and in `figures` for lists. Written only by
 * cms/operations/returns; kept with the order.
 */
export const Returns = projectScoped({
  slug: 'returns',
  custom: { isFlat: true },
  lockDocuments: false,
  labels: { singular: 'Return', plural: 'Returns' },
  admin: {
    useAsTitle: 'orderNumber',
    group: 'Sales',
    defaultColumns: ['orderNumber', 'student', 'lines', 'kind', 'state', 'paidPaise', 'requestedAt'],
    listSearchableFields: ['orderNumber', 'student'],
    components: {
      beforeListTable: ['/admin/returns/ReturnQueues#ReturnQueues'],
      views: {
        edit: {
          default: { Component: '/admin/returns/ReturnPage#ReturnPage', tab: { label: 'Return' } },
        },
      },
    },
  },
  access: moduleAccess('returns'),
  hooks: { beforeOperation: [searchByStudent] },
  indexes: [{ fields: ['project', 'state', 'requestedAt'] }, { fields: ['student', 'requestedAt'] }],
  defaultSort: '-requestedAt',
  fields: [
    { name: 'order', type: 'relationship', relationTo: 'orders', required: true, index: true },
    { name: 'orderNumber', type: 'text', required: true, label: 'Order' },
    {
      name: 'student',
      type: 'relationship',
      relationTo: 'users',
      required: true,
      admin: { components: { Cell: '/admin/orders/StudentCell#StudentCell' } },
    },
    { name: 'kind', type: 'select', required: true, options: selectOptions(KIND_NAMES) },
    {
      name: 'state',
      type: 'select',
      required: true,
      options: selectOptions(RETURN_STATE_NAMES),
      admin: { components: { Cell: '/admin/returns/ReturnStateCell#ReturnStateCell' } },
    },
    {
      name: 'way',
      type: 'select',
      required: true,
      options: selectOptions(REFUND_WAY_NAMES),
      label: 'Money goes',
    },
    moneyField('paidPaise', { label: 'Money back', cell: '/admin/returns/ReturnMoneyCell#ReturnMoneyCell' }),
    moneyField('creditsPaise', { label: 'Credits back' }),
    { name: 'payTo', type: 'text', maxLength: 120, label: 'Pay to' },
    { name: 'note', type: 'textarea', maxLength: 1000 },
    { name: 'answer', type: 'textarea', maxLength: 1000 },
    // The staff member who started it; empty when the student did.
    { name: 'by', type: 'text', label: 'Started by', ...staffOnly },
    { name: 'decidedBy', type: 'text', label: 'Decided by', ...staffOnly },
    { name: 'deliveryPaise', type: 'number', ...staffOnly, admin: { hidden: true } },
    { name: 'requestedAt', type: 'date', required: true },
    { name: 'changedAt', type: 'date', required: true },
    { name: 'requestKey', type: 'text', required: true, unique: true, ...internal },
    // `request` takes the pieces out of the order, `refund` executes the decision; null when nothing is
    // pending.
    { name: 'pendingTask', type: 'select', options: ['request', 'refund'], index: true, ...internal },
    { name: 'rev', type: 'number', required: true, defaultValue: 0, ...internal },
    jsonField('lines', z.array(ReturnLineSchema), {
      label: 'Items',
      admin: { components: { Cell: '/admin/orders/OrderItemsCell#OrderItemsCell' } },
    }),
    jsonField('figures', RefundFiguresSchema, { required: false, admin: { hidden: true } }),
  ],
})
