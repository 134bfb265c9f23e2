import { expect, it } from 'vitest'
import { openDrawers } from '#cms/admin/ui/openDrawers.ts'

const modals = (...list: { slug: string; isOpen: boolean; openedOn?: number }[]) =>
  Object.fromEntries(list.map((modal) => [modal.slug, modal]))

it('the newest open drawer comes last, which is what Back closes first', () => {
  const open = openDrawers(
    modals(
      { slug: 'doc-drawer_exports_1_r1', isOpen: true, openedOn: 30 },
      { slug: 'schedule-drawer-p1', isOpen: true, openedOn: 10 },
      { slug: 'edit-orders', isOpen: true, openedOn: 20 },
      { slug: 'list-drawer_media', isOpen: false },
    ),
  )
  expect(open).toEqual(['schedule-drawer-p1', 'edit-orders', 'doc-drawer_exports_1_r1'])
})

it('Back does not close a confirmation dialog of the panel', () => {
  expect(openDrawers(modals({ slug: 'document-locked', isOpen: true, openedOn: 1 }))).toEqual([])
})
