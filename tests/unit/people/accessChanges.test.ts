import { expect, it } from 'vitest'
import { type AccessForm, accessChanges } from '#cms/admin/permissions/accessChanges.ts'

const NAMES = {
  modules: [
    { id: 'reviews', label: 'Reviews' },
    { id: 'orders', label: 'Orders' },
  ],
  features: [{ id: 'blogs', label: 'Blogs' }],
}
const form = (more: Partial<AccessForm> = {}): AccessForm => ({
  rights: { orders: 'edit' },
  features: [],
  assigned: { testseries: [], products: ['a', 'b'], classes: [] },
  ...more,
})

it('changes of permissions are described, and nothing unchanged', () => {
  const after = form({
    rights: { orders: 'view', reviews: 'edit' },
    features: ['blogs'],
    assigned: { testseries: [], products: ['b', 'c'], classes: [] },
  })
  expect(accessChanges(form(), after, NAMES)).toEqual([
    { label: 'Reviews', change: 'None → Edit' },
    { label: 'Orders', change: 'Edit → View' },
    { label: 'Feature Blogs', change: 'Off → On' },
    { label: 'Assigned products', change: '1 added, 1 removed' },
  ])
  expect(accessChanges(form(), form({ rights: { orders: 'edit', reviews: 'none' } }), NAMES)).toEqual([])
})
