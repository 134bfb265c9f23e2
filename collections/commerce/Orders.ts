import { z } from 'zod'
import { byModules, viewersField } from '#access/moduleRules.ts'
import { nobodyField } from '#access/rules.ts'
import { orderPartsField, timelineField, wholeOrderField } from '#access/wholeOrderField.ts'
import { PANELS, PAY_METHODS } from '#domain/orders/methods.ts'
import { FULFILMENTS, ORDER_STATUSES, PAYMENT_STATUSES } from '#domain/orders/moves.ts'
import { OrderLineSchema } from '#domain/orders/OrderLineSchema.ts'
import {
  AppliedCouponSchema,
  DeliverySchema,
  OrderAddressSchema,
  OrderEventSchema,
  OrderGstSchema,
  OrderReservationSchema,
} from '#domain/orders/OrderSchemas.ts'
import { PendingReturnSchema, ReturnedEntrySchema } from '#domain/returns/ReturnSchemas.ts'
import { hideForeignLines } from '#hooks/orders/hideForeignLines.ts'
import { hideInternalEvents } from '#hooks/orders/hideInternalEvents.ts'
import { searchByStudent } from '#hooks/orders/searchByStudent.ts'
import { jsonField } from '../fields/jsonField.ts'
import { moneyField } from '../fields/moneyField.ts'
import { projectScoped } from '../projectScoped.ts'

/** How an axis of the order shows in the list. */
const asBadge = {
  admin: { components: { Cell: '/admin/orders/OrderStateCell#OrderStateCell' } },
} as const

/** Of the order as a whole: not for who sees some of its lines only. */
const whole = { access: { read: wholeOrderField } } as const

/** Who ordered may be one of the staff: nothing for the student to read. */
const ofPanel = { access: { read: viewersField('orders') } } as const
const internal = { access: { read: nobodyField }, admin: { hidden: true } } as const

/**
 * Orders with a snapshot of what was bought at which price, each one row that changes as a whole under `rev`. Written by the
 * operations of commerce only; kept as the law asks. `openKey` makes a repeated "place order" find the order it already
 * placed; `work` names what the server still has to do for it.
 */
export const Orders = projectScoped({
  slug: 'orders',
  custom: { isFlat: true },
  lockDocuments: false,
  // What a sub admin must not see of an order is taken from its lines (hideForeignLines); how far it is also follows from its status.
  forceSelect: { lines: true, student: true, status: true },
  admin: {
    useAsTitle: 'number',
    group: 'Sales',
    defaultColumns: [
      ...['number', 'placedAt', 'student', 'payablePaise', 'paymentStatus', 'fulfilment', 'lines'],
    ],
    listSearchableFields: ['number', 'student', 'byName', 'byPhone', 'byEmail'],
    components: {
      beforeListTable: ['/admin/orders/OrderQueues#OrderQueues'],
      views: {
        edit: {
          default: { Component: '/admin/orders/OrderPage#OrderPage', tab: { label: 'Order' } },
        },
      },
    },
  },
  access: byModules('orders'),
  indexes: [
    { fields: ['project', 'number'], unique: true },
    { fields: ['student', 'placedAt'] },
    // A person's orders that wait, however many of others wait too.
    { fields: ['student', 'status', 'placedAt'] },
    { fields: ['project', 'paymentStatus', 'fulfilment', 'placedAt'] },
    { fields: ['project', 'placedAt'] },
    { fields: ['franchisee', 'placedAt'] },
    { fields: ['project', 'paymentStatus', 'paidAt', 'netPaymentPaise'] },
    { fields: ['project', 'isToPack', 'placedAt'] },
    { fields: ['status', 'placedAt'] },
  ],
  hooks: {
    beforeOperation: [searchByStudent],
    afterRead: [hideForeignLines, hideInternalEvents],
  },
  defaultSort: '-placedAt',
  // Narrow columns first: a list of many orders reads these and leaves the rest of each row alone.
  fields: [
    { name: 'number', type: 'text', required: true, index: true },
    // The products of all lines, ids between spaces: what a sub admin's assigned products are looked up in.
    {
      name: 'productKeys',
      type: 'text',
      required: true,
      defaultValue: ' ',
      maxLength: 4000,
      ...internal,
    },
    {
      name: 'student',
      type: 'relationship',
      relationTo: 'users',
      required: true,
      admin: { components: { Cell: '/admin/orders/StudentCell#StudentCell' } },
    },
    // Id of the franchisee who brought it.
    { name: 'franchisee', type: 'text', ...ofPanel, admin: { hidden: true } },
    { name: 'studentUid', type: 'text', admin: { hidden: true } },
    { name: 'placedBy', type: 'text', ...ofPanel, admin: { hidden: true } },
    { name: 'panel', type: 'select', required: true, defaultValue: 'web', options: [...PANELS] },
    { name: 'byName', type: 'text', label: 'Ordered by', ...ofPanel },
    { name: 'byPhone', type: 'text', label: 'Phone', ...ofPanel },
    { name: 'byEmail', type: 'text', label: 'E-mail', ...ofPanel },
    { name: 'byUid', type: 'text', ...ofPanel, admin: { hidden: true } },
    {
      name: 'status',
      type: 'select',
      required: true,
      defaultValue: 'placed',
      options: ORDER_STATUSES,
      ...asBadge,
    },
    {
      name: 'paymentStatus',
      type: 'select',
      required: true,
      defaultValue: 'pending',
      options: PAYMENT_STATUSES,
      label: 'Payment',
      ...asBadge,
    },
    {
      name: 'fulfilment',
      type: 'select',
      required: true,
      defaultValue: 'open',
      options: [...FULFILMENTS],
      ...asBadge,
    },
    { name: 'method', type: 'select', required: true, defaultValue: 'online', options: [...PAY_METHODS] },
    { name: 'gateway', type: 'text' },
    { name: 'paidBy', type: 'text', ...internal },
    // `fulfil` gives what was bought, `books` owes an invoice or moves wallets, `tell` a message about its transfer, `address` brings a new
    // address to its parcels and its student, `unwind` takes back what an order held; null when nothing is left to do.
    {
      name: 'pendingTask',
      type: 'select',
      options: ['fulfil', 'ledger', 'notify', 'address', 'release'],
      index: true,
      ...internal,
    },
    { name: 'couponCodes', type: 'text', label: 'Coupons', ...whole },
    { name: 'duration', type: 'text', ...whole },
    { ...moneyField('itemsPaise', { label: 'Items' }), ...whole },
    { ...moneyField('offerPaise', { label: 'Offer price' }), ...whole },
    { ...moneyField('upgradePaise', { label: 'Paid before' }), ...whole },
    { ...moneyField('couponPaise', { label: 'Coupons' }), ...whole },
    { ...moneyField('deliveryPaise', { label: 'Delivery' }), ...whole },
    { ...moneyField('feePaise', { label: 'Cash on delivery' }), ...whole },
    { ...moneyField('taxPaise', { label: 'Tax included' }), ...whole },
    { ...moneyField('creditsPaise', { label: 'Credits' }), ...whole },
    { name: 'roundingPaise', type: 'number', required: true, defaultValue: 0, label: 'Rounding', ...whole },
    { ...moneyField('payablePaise', { label: 'Amount' }), ...whole },
    { ...moneyField('refundedPaise', { label: 'Refunded' }), ...whole },
    // Follows from the rest of the row with every change (changeOrder): figures add it up.
    { ...moneyField('netPaymentPaise', { label: 'Net payment' }), ...whole },
    { name: 'isToPack', type: 'checkbox', required: true, defaultValue: false, label: 'To pack' },
    { name: 'quoteId', type: 'text', required: true, ...internal },
    { name: 'openKey', type: 'text', required: true, unique: true, ...internal },
    // The settlement that the order is in (domain/orders/settlement.ts); nobody else sells to it until that has ended.
    { name: 'settling', type: 'text', index: true, ...internal },
    { name: 'rev', type: 'number', required: true, defaultValue: 0, ...internal },
    { name: 'placedAt', type: 'date', required: true, index: true },
    { name: 'paidAt', type: 'date' },
    { name: 'cancelledAt', type: 'date' },
    { name: 'heldUntil', type: 'date' },
    // Its stock and its coupons are sold to it, not held.
    { name: 'isSold', type: 'checkbox', required: true, defaultValue: false, ...internal },
    { name: 'isHeldAgain', type: 'checkbox', required: true, defaultValue: false, admin: { hidden: true } },
    jsonField('lines', z.array(OrderLineSchema), {
      label: 'Items',
      admin: { components: { Cell: '/admin/orders/OrderItemsCell#OrderItemsCell' } },
      access: { read: orderPartsField },
    }),
    jsonField('coupons', z.array(AppliedCouponSchema), {
      defaultValue: [],
      admin: { hidden: true },
      ...whole,
    }),
    // What came back of it and what was paid back for that, and what somebody has asked to give back.
    jsonField('returnedEntries', z.array(ReturnedEntrySchema), {
      defaultValue: [],
      admin: { hidden: true },
      ...whole,
    }),
    jsonField('pendingReturns', z.array(PendingReturnSchema), {
      defaultValue: [],
      admin: { hidden: true },
      ...whole,
    }),
    jsonField('reservations', z.array(OrderReservationSchema), { defaultValue: [], ...internal }),
    jsonField('delivery', DeliverySchema, {
      required: false,
      admin: { hidden: true },
      access: { read: orderPartsField },
    }),
    jsonField('address', OrderAddressSchema, { required: false, admin: { disableListColumn: true } }),
    jsonField('gst', OrderGstSchema, { required: false, admin: { hidden: true } }),
    jsonField('timeline', z.array(OrderEventSchema), {
      defaultValue: [],
      access: { read: timelineField },
    }),
  ],
})
