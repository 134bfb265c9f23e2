import { z } from 'zod'
import { byModules, viewersField } from '#access/moduleRules.ts'
import { nobodyField } from '#access/rules.ts'
import { BackFiguresSchema, ReturnLineSchema } from '#domain/returns/ReturnSchemas.ts'
import { REFUND_WAYS, RETURN_KINDS, RETURN_STATES } from '#domain/returns/states.ts'
import { jsonField } from '../fields/jsonField.ts'
import { moneyField } from '../fields/moneyField.ts'
import { projectScoped } from '../projectScoped.ts'

const internal = { access: { read: nobodyField }, admin: { hidden: true } } as const
const ofPanel = { access: { read: viewersField('returns') } } as const

/**
 * What students send back, cancel or want refunded, line by line: one row a request that changes as a whole under `rev`. What it
 * came to in money stands in its order (`backs`), and in `figures` for lists. Written by cms/operations/returns alone; kept with
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
    hideAPIURL: true,
    defaultColumns: ['orderNumber', 'kind', 'state', 'paidPaise', 'way', 'askedAt'],
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
    { name: 'student', type: 'relationship', relationTo: 'users', required: true },
    { name: 'kind', type: 'select', required: true, options: [...RETURN_KINDS] },
    {
      name: 'state',
      type: 'select',
      required: true,
      options: [...RETURN_STATES],
      admin: { components: { Cell: '/admin/returns/ReturnStateCell#ReturnStateCell' } },
    },
    { name: 'way', type: 'select', required: true, options: [...REFUND_WAYS], label: 'Money goes' },
    moneyField('paidPaise', { label: 'Money back' }),
    moneyField('creditsPaise', { label: 'Credits back' }),
    { name: 'payTo', type: 'text', maxLength: 120, label: 'Pay to' },
    { name: 'note', type: 'textarea', maxLength: 1000 },
    { name: 'answer', type: 'textarea', maxLength: 1000 },
    { name: 'by', type: 'text', ...ofPanel },
    { name: 'askedAt', type: 'date', required: true },
    { name: 'changedAt', type: 'date', required: true },
    { name: 'requestKey', type: 'text', required: true, unique: true, ...internal },
    // `ask` takes its pieces of the order, `refund` does what was decided; null when nothing is left.
    { name: 'work', type: 'select', options: ['ask', 'refund'], index: true, ...internal },
    { name: 'rev', type: 'number', required: true, defaultValue: 0, ...internal },
    jsonField('lines', z.array(ReturnLineSchema), { admin: { hidden: true } }),
    jsonField('figures', BackFiguresSchema, { required: false, admin: { hidden: true } }),
  ],
})
