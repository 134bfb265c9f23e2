import { z } from 'zod'
import { byModules, viewersField } from '#access/moduleRules.ts'
import { nobodyField } from '#access/rules.ts'
import { KIND_NAMES, optionsOf, RETURN_STATE_NAMES, WAY_NAMES } from '#domain/returns/names.ts'
import { RefundFiguresSchema, ReturnLineSchema } from '#domain/returns/ReturnSchemas.ts'
import { jsonField } from '../fields/jsonField.ts'
import { moneyField } from '../fields/moneyField.ts'
import { projectScoped } from '../projectScoped.ts'

const internal = { access: { read: nobodyField }, admin: { hidden: true } } as const
const ofPanel = { access: { read: viewersField('returns') } } as const

/**
 * What students send back, cancel or want refunded, line by line: one row a request that changes as a whole under `rev`. What it
 * came to in money stands in its order (`returnedEntries`), and in `figures` for lists. Written by cms/operations/returns alone; kept with
 * the order.
 */
export const Returns = projectScoped({
  slug: 'returns',
  custom: { isFlat: true },
  lockDocuments: false,
  labels: { singular: 'Return', plural: 'Returns' },
  admin: {
    useAsTitle: 'orderNumber',
    group: 'Sales',
    defaultColumns: ['orderNumber', 'student', 'lines', 'kind', 'state', 'paidPaise', 'way', 'askedAt'],
    listSearchableFields: ['orderNumber'],
    components: {
      beforeListTable: ['/admin/returns/ReturnQueues#ReturnQueues'],
      views: {
        edit: {
          default: { Component: '/admin/returns/ReturnPage#ReturnPage', tab: { label: 'Return' } },
        },
      },
    },
  },
  access: byModules('returns'),
  indexes: [{ fields: ['project', 'state', 'askedAt'] }, { fields: ['student', 'askedAt'] }],
  defaultSort: '-askedAt',
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
    { name: 'kind', type: 'select', required: true, options: optionsOf(KIND_NAMES) },
    {
      name: 'state',
      type: 'select',
      required: true,
      options: optionsOf(RETURN_STATE_NAMES),
      admin: { components: { Cell: '/admin/returns/ReturnStateCell#ReturnStateCell' } },
    },
    { name: 'way', type: 'select', required: true, options: optionsOf(WAY_NAMES), label: 'Money goes' },
    moneyField('paidPaise', { label: 'Money back', cell: '/admin/returns/ReturnMoneyCell#ReturnMoneyCell' }),
    moneyField('creditsPaise', { label: 'Credits back' }),
    { name: 'payTo', type: 'text', maxLength: 120, label: 'Pay to' },
    { name: 'note', type: 'textarea', maxLength: 1000 },
    { name: 'answer', type: 'textarea', maxLength: 1000 },
    // Who of the staff started it; empty where its student did.
    { name: 'by', type: 'text', label: 'Started by', ...ofPanel },
    { name: 'decidedBy', type: 'text', label: 'Decided by', ...ofPanel },
    { name: 'deliveryPaise', type: 'number', ...ofPanel, admin: { hidden: true } },
    { name: 'askedAt', type: 'date', required: true },
    { name: 'changedAt', type: 'date', required: true },
    { name: 'requestKey', type: 'text', required: true, unique: true, ...internal },
    // `ask` takes its pieces of the order, `refund` does what was decided; null when nothing is left.
    { name: 'pendingTask', type: 'select', options: ['request', 'refund'], index: true, ...internal },
    { name: 'rev', type: 'number', required: true, defaultValue: 0, ...internal },
    jsonField('lines', z.array(ReturnLineSchema), {
      label: 'Items',
      admin: { components: { Cell: '/admin/orders/OrderItemsCell#OrderItemsCell' } },
    }),
    jsonField('figures', RefundFiguresSchema, { required: false, admin: { hidden: true } }),
  ],
})
