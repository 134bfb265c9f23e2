import { moduleAccess } from '#access/moduleRules.ts'
import { projectScoped } from '../projectScoped.ts'
import { poolFields } from './poolFields.ts'

/**
 * Stock of each variant of goods, and of the keys of a pack: one row for each `key` (product and variant).
 * Without a row, stock is not counted. Changed by orders and by staff counts; deleted with its product.
 */
export const StockLevels = projectScoped({
  slug: 'stock-levels',
  custom: { isFlat: true },
  lockDocuments: false,
  labels: { singular: 'Stock', plural: 'Stock' },
  admin: {
    group: 'Sales',
    useAsTitle: 'title',
    defaultColumns: ['title', 'available', 'held', 'sold', 'lowThreshold', 'mayBackorder', 'updatedAt'],
    listSearchableFields: ['title', 'sku'],
    components: {
      beforeListTable: ['/admin/stock/StockHelp#StockHelp'],
      edit: { beforeDocumentControls: ['/admin/stock/StockActions#StockActions'] },
    },
  },
  access: moduleAccess('stock-levels'),
  indexes: [{ fields: ['project', 'isLow'] }],
  fields: [
    { name: 'key', type: 'text', required: true, unique: true, admin: { hidden: true } },
    { name: 'product', type: 'relationship', relationTo: 'selling-products', required: true, index: true },
    { name: 'variant', type: 'text', admin: { hidden: true } },
    { name: 'title', type: 'text', required: true, maxLength: 220 },
    { name: 'sku', type: 'text', maxLength: 40, label: 'SKU' },
    ...poolFields,
    {
      name: 'lowThreshold',
      type: 'number',
      required: true,
      defaultValue: 5,
      min: 0,
      label: 'Low from',
    },
    { name: 'isLow', type: 'checkbox', required: true, defaultValue: false, admin: { hidden: true } },
    {
      name: 'mayBackorder',
      type: 'checkbox',
      required: true,
      defaultValue: false,
      label: 'Sell more than there is',
      admin: { components: { Cell: '/admin/fields/CheckboxCell#CheckboxCell' } },
    },
  ],
})
