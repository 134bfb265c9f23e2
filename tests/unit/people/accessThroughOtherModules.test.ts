import { describe, expect, it } from 'vitest'
import { MODULES, moduleOf } from '#access/modules.ts'
import { accessThroughOtherModules, sharedAccessText } from '#domain/people/accessThroughOtherModules.ts'
import { isListable } from '#domain/people/grantable.ts'
import { PERMISSION_TEXTS } from '#domain/people/permissionTexts.ts'
import type { Module } from '#domain/roles/Module.ts'
import { NO_ASSIGNED_DATA, type PersonAccess } from '#domain/roles/PersonAccess.ts'
import { pageAccess } from '#domain/roles/pageAccess.ts'

const subadmin = (ids: string[], more: Partial<PersonAccess> = {}): PersonAccess => ({
  level: 650,
  isOwner: false,
  accessList: ids.map((id) => ({ id, canEdit: false })),
  features: [],
  offFeatures: [],
  assigned: NO_ASSIGNED_DATA,
  ...more,
})
const openedFor = (person: PersonAccess, id: string) =>
  accessThroughOtherModules(person, moduleOf(id) as Module, MODULES)

describe('data readable without its own permission', () => {
  it('orders include their payments and invoices, read-only', () => {
    expect(openedFor(subadmin(['orders']), 'payments')).toEqual({
      collections: ['payments', 'refunds'],
      through: ['Orders'],
      canEdit: false,
      isWhole: false,
    })
    expect(openedFor(subadmin(['orders']), 'invoices')).toMatchObject({ collections: ['invoices'] })
  })

  it('is none without other permissions, and not listed for granted ones', () => {
    expect(openedFor(subadmin([]), 'payments')).toBeNull()
    expect(openedFor(subadmin(['orders', 'invoices']), 'invoices')).toBeNull()
  })

  it('excludes data hidden by assigned products', () => {
    const assigned = { ...NO_ASSIGNED_DATA, products: ['p1'] }
    expect(openedFor(subadmin(['orders'], { assigned }), 'payments')).toBeNull()
  })

  it('covers every list that a permission gives access to', () => {
    for (const given of MODULES.filter(isListable)) {
      const person = subadmin([given.id], { features: given.feature ? [given.feature] : [] })
      for (const module of MODULES.filter(isListable).filter(({ id }) => id !== given.id)) {
        const explained = openedFor(person, module.id)?.collections ?? []
        const open = module.collections.filter(
          (slug) => pageAccess(person, `/collections/${slug}`, MODULES).isAllowed,
        )
        // A list that assigned data narrows to none is open but empty, and included.
        expect(explained, `${given.id} and ${module.id}`).toEqual(open)
      }
    }
  })
})

it('every assignable permission is explained in a sentence', () => {
  const listable = MODULES.filter(isListable).map(({ id }) => id)
  expect(Object.keys(PERMISSION_TEXTS).toSorted()).toEqual(listable.toSorted())
  for (const [id, text] of Object.entries(PERMISSION_TEXTS)) expect(text, id).toMatch(/^[A-Z].{15,}\.$/)
})

it('a permission set to None names what stays open, and by which other permission', () => {
  const text = (ids: string[], id: string) => {
    const found = openedFor(subadmin(ids), id)
    return found && sharedAccessText(found, (slug) => slug)
  }
  expect(text(['orders'], 'payments')).toBe(
    'Without it, payments and refunds can be seen: they come with Orders.',
  )
  expect(text(['orders', 'courierDetails'], 'subadminOrders')).toMatch(/^Without it, /)
})
