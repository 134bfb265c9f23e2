import { moduleAccess } from '#access/moduleRules.ts'
import { DOCUMENTS } from '#domain/invoices/documents.ts'
import { SUPPLIES } from '#domain/invoices/gstr1/sections.ts'
import { InvoiceDataSchema } from '#domain/invoices/InvoiceSchema.ts'
import { MAIL_STATES } from '#domain/invoices/mailStates.ts'
import { STATES } from '#domain/people/states.ts'
import { jsonField } from '../fields/jsonField.ts'
import { moneyField } from '../fields/moneyField.ts'
import { projectScoped } from '../projectScoped.ts'

const internal = { admin: { hidden: true } } as const

/**
 * Invoices and credit notes, written only by the server when an order is paid, packed or refunded, and
 * retained as required by law: afterwards only the state of the e-mail changes. The number is assigned with
 * the row (unique `project, series, year, n`), so there are no gaps and no duplicates. `data` is the content
 * of the document; the other columns are for lists and tax returns. With `forKey`, issuing again finds the
 * existing document; `placeKey` serialises the credit notes of an order.
 */
export const Invoices = projectScoped({
  slug: 'invoices',
  custom: { isFlat: true },
  lockDocuments: false,
  labels: { singular: 'Invoice', plural: 'Invoices' },
  admin: {
    useAsTitle: 'number',
    group: 'Sales',
    defaultColumns: ['number', 'document', 'buyerName', 'totalPaise', 'issuedAt', 'mailState'],
    listSearchableFields: ['number', 'orderNumber', 'buyerName', 'buyerGstin'],
    components: {
      views: {
        edit: {
          default: {
            Component: '/admin/invoices/InvoicePage#InvoicePage',
            tab: { label: 'Document' },
          },
        },
      },
    },
  },
  access: moduleAccess('invoices'),
  indexes: [
    { fields: ['project', 'series', 'year', 'n'], unique: true },
    { fields: ['project', 'issuedAt'] },
    { fields: ['student', 'issuedAt'] },
    { fields: ['mailState', 'mailAt'] },
  ],
  defaultSort: '-issuedAt',
  fields: [
    { name: 'number', type: 'text', required: true, index: true },
    { name: 'kind', type: 'select', required: true, options: ['invoice', 'creditNote'], ...internal },
    {
      name: 'document',
      type: 'select',
      required: true,
      options: DOCUMENTS.map(({ id, name }) => ({ value: id, label: name })),
    },
    { name: 'series', type: 'text', required: true, ...internal },
    { name: 'year', type: 'text', required: true, label: 'Financial year' },
    { name: 'n', type: 'number', required: true, ...internal },
    { name: 'order', type: 'relationship', relationTo: 'orders', required: true, index: true },
    { name: 'orderNumber', type: 'text', required: true, label: 'Order number' },
    { name: 'student', type: 'relationship', relationTo: 'users', required: true },
    { name: 'forKey', type: 'text', required: true, unique: true, ...internal },
    { name: 'placeKey', type: 'text', required: true, unique: true, ...internal },
    { name: 'issuedAt', type: 'date', required: true, label: 'Issued' },
    { name: 'buyerName', type: 'text', label: 'Buyer' },
    { name: 'buyerGstin', type: 'text', label: 'GSTIN of the buyer' },
    {
      name: 'place',
      type: 'select',
      label: 'Place of supply',
      options: STATES.map(({ code, name }) => ({ value: code, label: name })),
    },
    { name: 'supply', type: 'select', options: [...SUPPLIES], ...internal },
    moneyField('taxablePaise', { label: 'Taxable value' }),
    moneyField('cgstPaise', { label: 'CGST' }),
    moneyField('sgstPaise', { label: 'SGST' }),
    moneyField('igstPaise', { label: 'IGST' }),
    moneyField('totalPaise', { label: 'Total' }),
    {
      name: 'mailState',
      type: 'select',
      required: true,
      defaultValue: 'none',
      label: 'E-mail',
      options: [...MAIL_STATES],
      admin: { components: { Cell: '/admin/invoices/MailCell#MailCell' } },
    },
    { name: 'mailAt', type: 'date', ...internal },
    { name: 'mailTries', type: 'number', required: true, defaultValue: 0, ...internal },
    // Number of times staff sent it again: each is a separate e-mail.
    { name: 'mailNo', type: 'number', required: true, defaultValue: 0, ...internal },
    { name: 'mailedAt', type: 'date', label: 'E-mailed' },
    jsonField('data', InvoiceDataSchema, { admin: { hidden: true } }),
  ],
})
