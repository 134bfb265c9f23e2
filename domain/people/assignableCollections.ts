/** Collections of the documents that can be assigned to a sub admin, with their labels. */
export const ASSIGNABLE_COLLECTIONS = {
  testseries: { collection: 'test-series', label: 'Test series', one: 'test series' },
  products: { collection: 'selling-products', label: 'Products', one: 'product' },
  classes: { collection: 'classes', label: 'Classes', one: 'class' },
} as const

export const ASSIGNED_KINDS = ['testseries', 'products', 'classes'] as const
