import { z } from 'zod'
import { moduleAccess } from '#access/moduleRules.ts'
import { CartItemSchema } from '#domain/cart/CartItem.ts'
import { jsonField } from '../fields/jsonField.ts'
import { projectScoped } from '../projectScoped.ts'

/**
 * A cart, one row that changes atomically under `rev`: of a person (`user:<id>`), or of a browser that is not
 * signed in (`guest:<hash of its secret>`). Guest carts are purged after 60 days without a change.
 */
export const Carts = projectScoped({
  slug: 'carts',
  custom: { isFlat: true },
  lockDocuments: false,
  admin: {
    group: 'Sales',
    defaultColumns: ['name', 'count', 'worthPaise', 'remindedTimes', 'changedAt'],
    listSearchableFields: ['name'],
    // Empty carts are hidden: their rows remain when products are bought or removed.
    baseListFilter: () => ({ count: { greater_than: 0 } }),
    useAsTitle: 'name',
    components: {
      beforeListTable: ['/admin/carts/CartListHeader#CartListHeader'],
      views: {
        edit: {
          default: { Component: '/admin/carts/CartPage#CartPage', tab: { label: 'Cart' } },
        },
      },
    },
  },
  access: moduleAccess('carts'),
  indexes: [{ fields: ['project', 'changedAt'] }],
  fields: [
    { name: 'key', type: 'text', required: true, unique: true, admin: { hidden: true } },
    { name: 'student', type: 'relationship', relationTo: 'users', index: true },
    { name: 'name', type: 'text' },
    { name: 'count', type: 'number', required: true, defaultValue: 0, label: 'Items' },
    {
      name: 'worthPaise',
      type: 'number',
      required: true,
      defaultValue: 0,
      label: 'Worth',
      admin: { components: { Cell: '/admin/fields/MoneyCell#MoneyCell' } },
    },
    jsonField('coupons', z.array(z.string()), { defaultValue: [] }),
    { name: 'rev', type: 'number', required: true, defaultValue: 0, admin: { hidden: true } },
    { name: 'changedAt', type: 'date', required: true },
    // When the next reminder about an abandoned cart is due; null for none.
    { name: 'remindAt', type: 'date', index: true, admin: { hidden: true } },
    { name: 'remindedTimes', type: 'number', required: true, defaultValue: 0, label: 'Reminders' },
    jsonField('items', z.array(CartItemSchema), { defaultValue: [] }),
  ],
})
