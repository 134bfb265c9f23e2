import { z } from 'zod'
import { moduleAccess, viewersField } from '#access/moduleRules.ts'
import { nobodyField } from '#access/rules.ts'
import { shipmentPartsField, wholeShipmentField } from '#access/wholeShipmentField.ts'
import { OrderAddressSchema } from '#domain/orders/OrderSchemas.ts'
import { COURIER_TASKS, COURIERS } from '#domain/shipments/couriers.ts'
import { StoredAnswerSchema } from '#domain/shipments/deliveryAnswer.ts'
import { ParcelSchema } from '#domain/shipments/parcel.ts'
import { ScanSchema } from '#domain/shipments/Scan.ts'
import { ShipmentLineSchema } from '#domain/shipments/ShipmentLineSchema.ts'
import { SHIPMENT_STATES } from '#domain/shipments/states.ts'
import { hideUnassignedGoods } from '#hooks/orders/hideUnassignedGoods.ts'
import { searchByStudent } from '#hooks/people/searchByStudent.ts'
import { jsonField } from '../fields/jsonField.ts'
import { moneyField } from '../fields/moneyField.ts'
import { projectScoped } from '../projectScoped.ts'

const internal = { access: { read: nobodyField }, admin: { hidden: true } } as const
/** For staff, and hidden from people who see only some of the goods in it. */
const wholeParcelOnly = { access: { read: wholeShipmentField } } as const
const staffOnly = { access: { read: viewersField('shipments') } } as const

/**
 * Parcels with lines of an order, each one row that changes atomically under `rev`. `key` identifies the
 * lines while they are in it, so that a repeated "pack" finds the existing parcel; `awbKey` prevents two
 * parcels with the same tracking number; `trackKey` is the hash of the tracking link's token. `courierTask`
 * is the pending courier task, `appliedState` the state that the order has been updated to; `tryAt` is when
 * the server continues with either, `queryAt` when it queries the courier for updates. Kept as long as the
 * order.
 */
export const Shipments = projectScoped({
  slug: 'shipments',
  custom: { isFlat: true },
  lockDocuments: false,
  labels: { singular: 'Parcel', plural: 'Parcels' },
  forceSelect: { lines: true, state: true },
  admin: {
    useAsTitle: 'reference',
    group: 'Sales',
    defaultColumns: ['reference', 'state', 'courierName', 'awb', 'cashPaise', 'packedAt'],
    listSearchableFields: ['reference', 'orderNumber', 'awb', 'student'],
    components: {
      beforeListTable: ['/admin/shipments/ShipmentQueues#ShipmentQueues'],
      views: {
        edit: {
          default: { Component: '/admin/shipments/ShipmentPage#ShipmentPage', tab: { label: 'Parcel' } },
          slip: {
            Component: '/admin/shipments/SlipPage#SlipPage',
            path: '/slip',
            tab: { label: 'Slip and address', href: '/slip' },
          },
        },
      },
    },
  },
  access: moduleAccess('shipments'),
  indexes: [
    { fields: ['project', 'state', 'createdAt'] },
    { fields: ['project', 'returnState'] },
    { fields: ['project', 'awb'] },
  ],
  hooks: { beforeOperation: [searchByStudent], afterRead: [hideUnassignedGoods] },
  defaultSort: '-createdAt',
  fields: [
    { name: 'reference', type: 'text', required: true, unique: true, label: 'Parcel' },
    { name: 'key', type: 'text', required: true, unique: true, ...internal },
    { name: 'order', type: 'relationship', relationTo: 'orders', required: true, index: true },
    { name: 'orderNumber', type: 'text', required: true, label: 'Order' },
    { name: 'student', type: 'relationship', relationTo: 'users', required: true, index: true },
    // Ids of the products in it, separated by spaces: searched for a sub admin's assigned products.
    {
      name: 'productKeys',
      type: 'text',
      required: true,
      defaultValue: ' ',
      maxLength: 4000,
      ...internal,
    },
    {
      name: 'state',
      type: 'select',
      required: true,
      defaultValue: 'pending',
      options: [...SHIPMENT_STATES],
      admin: { components: { Cell: '/admin/shipments/ShipmentStateCell#ShipmentStateCell' } },
    },
    // The last state that the server or staff set; courier scans advance it.
    {
      name: 'ownState',
      type: 'select',
      required: true,
      defaultValue: 'pending',
      options: [...SHIPMENT_STATES],
      ...internal,
    },
    {
      name: 'appliedState',
      type: 'select',
      required: true,
      defaultValue: 'pending',
      options: [...SHIPMENT_STATES],
      ...internal,
    },
    { name: 'courier', type: 'select', required: true, defaultValue: 'manual', options: [...COURIERS] },
    { name: 'courierName', type: 'text', maxLength: 80, label: 'Courier' },
    { name: 'awb', type: 'text', maxLength: 60, label: 'AWB', index: true },
    { name: 'awbKey', type: 'text', required: true, unique: true, ...internal },
    { name: 'trackingUrl', type: 'text', maxLength: 500 },
    { name: 'expectedOn', type: 'text', maxLength: 10, label: 'Expected on' },
    {
      ...moneyField('cashPaise', { label: 'Cash to collect', cell: '/admin/shipments/CashCell#CashCell' }),
      ...wholeParcelOnly,
    },
    { ...moneyField('worthPaise', { label: 'Worth' }), ...wholeParcelOnly },
    { name: 'attempts', type: 'number', required: true, defaultValue: 0, label: 'Failed attempts' },
    // A returned or lost parcel awaits a decision.
    { name: 'returnState', type: 'select', options: ['open', 'done'], ...staffOnly },
    { name: 'packedBy', type: 'text', ...staffOnly },
    // The staff member who requested the current courierTask.
    { name: 'decidedBy', type: 'text', ...staffOnly },
    { name: 'packedAt', type: 'date' },
    { name: 'shippedAt', type: 'date' },
    { name: 'endedAt', type: 'date' },
    { name: 'pickupAt', type: 'date' },
    { name: 'labelUrl', type: 'text', maxLength: 500, ...staffOnly },
    { name: 'providerOrderId', type: 'text', maxLength: 60, ...staffOnly },
    { name: 'providerShipmentId', type: 'text', maxLength: 60, ...staffOnly },
    { name: 'trackKey', type: 'text', required: true, unique: true, ...internal },
    { name: 'courierTask', type: 'select', options: [...COURIER_TASKS], ...internal },
    { name: 'tryAt', type: 'date', index: true, ...internal },
    { name: 'tries', type: 'number', required: true, defaultValue: 0, ...internal },
    { name: 'leasedUntil', type: 'date', ...internal },
    { name: 'lastError', type: 'text', maxLength: 300, ...staffOnly },
    { name: 'queryAt', type: 'date', index: true, ...internal },
    { name: 'queries', type: 'number', required: true, defaultValue: 0, ...internal },
    { name: 'lastTrackedAt', type: 'date', ...staffOnly },
    { name: 'rev', type: 'number', required: true, defaultValue: 0, ...internal },
    jsonField('lines', z.array(ShipmentLineSchema), { access: { read: shipmentPartsField } }),
    jsonField('parcel', ParcelSchema, { admin: { disableListColumn: true }, ...staffOnly }),
    jsonField('address', OrderAddressSchema, { admin: { disableListColumn: true }, ...staffOnly }),
    jsonField('scans', z.array(ScanSchema), { defaultValue: [], admin: { disableListColumn: true } }),
    jsonField('answer', StoredAnswerSchema, {
      required: false,
      admin: { disableListColumn: true },
      ...staffOnly,
    }),
  ],
})
