import { z } from 'zod'
import { moduleAccess, viewersField } from '#access/moduleRules.ts'
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
import { ORDER_QUEUES, type OrderQueue } from '#domain/orders/orderQueue.ts'
import { PendingReturnSchema, ReturnedEntrySchema } from '#domain/returns/ReturnSchemas.ts'
import { hideInternalEvents } from '#hooks/orders/hideInternalEvents.ts'
import { hideUnassignedLines } from '#hooks/orders/hideUnassignedLines.ts'
import { localiseOrder } from '#hooks/orders/localiseOrder.ts'
import { searchByStudent } from '#hooks/people/searchByStudent.ts'
import { jsonField } from '../fields/jsonField.ts'
import { moneyField } from '../fields/moneyField.ts'
import { projectScoped } from '../projectScoped.ts'

const QUEUE_LABELS: Record<OrderQueue, string> = {
  transfer: 'Confirm the transfer',
  pack: 'Pack and send',
  fulfil: 'Deliver what is missing',
}

/** Shows a status of the order as a badge in the list. */
const asBadge = {
  admin: { components: { Cell: '/admin/orders/OrderStateCell#OrderStateCell' } },
} as const

/** Properties of the whole order: hidden from people who see only some of its lines. */
const wholeOrderOnly = { access: { read: wholeOrderField } } as const

/** The person who ordered may be staff: hidden from the student. */
const staffOnly = { access: { read: viewersField('orders') } } as const
const internal = { access: { read: nobodyField }, admin: { hidden: true } } as const

/**
 * Orders with a snapshot of what was bought at which price, each one row that changes atomically under `rev`.
 * Written only by the operations of commerce; retained as required by law. With `openKey`, a repeated "place
 * order" finds the order already placed; `pendingTask` is what the server still has to do for it.
 */
export const Orders = projectScoped({
  slug: 'orders',
  custom: { isFlat: true },
  lockDocuments: false,
  // hideUnassignedLines needs the lines to hide what a sub admin must not see; the progress also depends on the
  // status.
  forceSelect: { lines: true, student: true, status: true },
  admin: {
    useAsTitle: 'number',
    group: 'Sales',
    defaultColumns: ['number', 'placedAt', 'student', 'payablePaise', 'paymentStatus', 'fulfilment', 'lines'],
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
  access: moduleAccess('orders'),
  indexes: [
    { fields: ['project', 'number'], unique: true },
    { fields: ['student', 'placedAt'] },
    // Without statistics SQLite would read all orders of a project for those of one student.
    { fields: ['project', 'student', 'placedAt'] },
    // For a person's pending orders, however many other orders are pending.
    { fields: ['student', 'status', 'placedAt'] },
    { fields: ['project', 'paymentStatus', 'fulfilment', 'placedAt'] },
    { fields: ['project', 'paymentStatus', 'placedAt'] },
    { fields: ['project', 'placedAt'] },
    { fields: ['franchisee', 'placedAt'] },
    { fields: ['project', 'paymentStatus', 'paidAt', 'netPaymentPaise'] },
    { fields: ['project', 'queue', 'placedAt'] },
    { fields: ['status', 'placedAt'] },
  ],
  hooks: {
    beforeOperation: [searchByStudent],
    afterRead: [hideUnassignedLines, hideInternalEvents, localiseOrder],
  },
  defaultSort: '-placedAt',
  // Narrow columns first: a list of many orders reads only these and skips the rest of each row.
  fields: [
    { name: 'number', type: 'text', required: true, index: true },
    // Ids of the products of all lines, separated by spaces: searched for a sub admin's assigned products.
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
    // Id of the franchisee who brought the order.
    { name: 'franchisee', type: 'text', ...staffOnly, admin: { hidden: true } },
    { name: 'studentUid', type: 'text', admin: { hidden: true } },
    { name: 'placedBy', type: 'text', ...staffOnly, admin: { hidden: true } },
    { name: 'panel', type: 'select', required: true, defaultValue: 'web', options: [...PANELS] },
    { name: 'byName', type: 'text', label: 'Ordered by', ...staffOnly },
    { name: 'byPhone', type: 'text', label: 'Phone', ...staffOnly },
    { name: 'byEmail', type: 'text', label: 'E-mail', ...staffOnly },
    { name: 'byUid', type: 'text', ...staffOnly, admin: { hidden: true } },
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
    // `fulfil` grants what was bought, `ledger` issues an invoice or posts to wallets, `notify` sends the
    // message about the transfer, `address` updates parcels and informs the student, `release` releases what
    // the order held; null when nothing is pending.
    {
      name: 'pendingTask',
      type: 'select',
      options: ['fulfil', 'ledger', 'notify', 'address', 'release'],
      index: true,
      ...internal,
    },
    { name: 'couponCodes', type: 'text', label: 'Coupons', ...wholeOrderOnly },
    { name: 'duration', type: 'text', ...wholeOrderOnly },
    { ...moneyField('itemsPaise', { label: 'Items' }), ...wholeOrderOnly },
    { ...moneyField('offerPaise', { label: 'Offer price' }), ...wholeOrderOnly },
    { ...moneyField('upgradePaise', { label: 'Paid before' }), ...wholeOrderOnly },
    { ...moneyField('couponPaise', { label: 'Coupons' }), ...wholeOrderOnly },
    { ...moneyField('deliveryPaise', { label: 'Delivery' }), ...wholeOrderOnly },
    { ...moneyField('feePaise', { label: 'Cash on delivery' }), ...wholeOrderOnly },
    { ...moneyField('taxPaise', { label: 'Tax included' }), ...wholeOrderOnly },
    { ...moneyField('creditsPaise', { label: 'Credits' }), ...wholeOrderOnly },
    {
      name: 'roundingPaise',
      type: 'number',
      required: true,
      defaultValue: 0,
      label: 'Rounding',
      ...wholeOrderOnly,
    },
    { ...moneyField('payablePaise', { label: 'Amount' }), ...wholeOrderOnly },
    { ...moneyField('refundedPaise', { label: 'Refunded' }), ...wholeOrderOnly },
    // Recalculated with every change of the row (changeOrder), so that reports can sum it.
    { ...moneyField('netPaymentPaise', { label: 'Net payment' }), ...wholeOrderOnly },
    // The queue of staff that it waits in (domain/orders/orderQueue.ts), recalculated with every change of the row.
    {
      name: 'queue',
      type: 'select',
      label: 'Next step',
      options: ORDER_QUEUES.map((value) => ({ value, label: QUEUE_LABELS[value] })),
    },
    { name: 'quoteId', type: 'text', required: true, ...internal },
    { name: 'openKey', type: 'text', required: true, unique: true, ...internal },
    // The current settlement of the order (domain/orders/settlement.ts); no other may sell to it until this
    // one has ended.
    { name: 'settling', type: 'text', index: true, ...internal },
    { name: 'rev', type: 'number', required: true, defaultValue: 0, ...internal },
    { name: 'placedAt', type: 'date', required: true, index: true },
    { name: 'paidAt', type: 'date' },
    { name: 'cancelledAt', type: 'date' },
    { name: 'heldUntil', type: 'date' },
    // Whether its reservations of stock and coupons are sold, not only held.
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
      ...wholeOrderOnly,
    }),
    // What was returned and refunded, and the open return requests.
    jsonField('returnedEntries', z.array(ReturnedEntrySchema), {
      defaultValue: [],
      admin: { hidden: true },
      ...wholeOrderOnly,
    }),
    jsonField('pendingReturns', z.array(PendingReturnSchema), {
      defaultValue: [],
      admin: { hidden: true },
      ...wholeOrderOnly,
    }),
    jsonField('reservations', z.array(OrderReservationSchema), { defaultValue: [], ...internal }),
    jsonField('delivery', DeliverySchema, {
      required: false,
      admin: { hidden: true },
      access: { read: orderPartsField },
    }),
    jsonField('address', OrderAddressSchema, { required: false, admin: { disableListColumn: true } }),
    { name: 'supplyState', type: 'text', ...internal },
    jsonField('gst', OrderGstSchema, { required: false, admin: { hidden: true } }),
    jsonField('timeline', z.array(OrderEventSchema), {
      defaultValue: [],
      access: { read: timelineField },
    }),
  ],
})
