import { describe, expect, it } from 'vitest'
import { MODULES } from '#access/modules.ts'
import { isFeatureShown } from '#domain/roles/features.ts'
import type { Module } from '#domain/roles/Module.ts'
import { isLimitedToAssigned, moduleGrant } from '#domain/roles/moduleGrant.ts'
import { NO_ASSIGNED_DATA, type PersonAccess } from '#domain/roles/PersonAccess.ts'

const person = (level: number, given: Partial<PersonAccess> = {}): PersonAccess => ({
  level,
  isOwner: level === 1000,
  accessList: [],
  features: [],
  offFeatures: [],
  assigned: NO_ASSIGNED_DATA,
  ...given,
})

const module = (given: Partial<Module> = {}): Module => ({
  id: 'pages',
  label: 'Pages',
  group: 'Site',
  collections: ['pages'],
  minimumRole: 'subadmin',
  ...given,
})

const accessTo = (canEdit: boolean) => ({ accessList: [{ id: 'pages', canEdit }] })

/** level, the person's access, the module, [view, edit], reason */
const GRANTS: [number, Partial<PersonAccess>, Partial<Module>, [boolean, boolean], string][] = [
  [100, accessTo(true), {}, [false, false], 'roleTooLow'],
  [200, accessTo(true), {}, [false, false], 'roleTooLow'],
  [400, accessTo(true), {}, [false, false], 'roleTooLow'],
  [649, accessTo(true), {}, [false, false], 'roleTooLow'],
  [650, {}, {}, [false, false], 'notListed'],
  [650, { accessList: [{ id: 'blogs', canEdit: true }] }, {}, [false, false], 'notListed'],
  [650, accessTo(false), {}, [true, false], 'listedReadOnly'],
  [650, accessTo(true), {}, [true, true], 'listed'],
  [799, accessTo(true), {}, [true, true], 'listed'],
  [650, accessTo(true), { isReadOnly: true }, [true, false], 'readOnlyModule'],
  [800, {}, {}, [true, true], 'admin'],
  [800, {}, { isReadOnly: true }, [true, true], 'admin'],
  [1000, {}, {}, [true, true], 'admin'],
  // Modules of one role
  [399, accessTo(true), { minimumRole: 'expert' }, [false, false], 'roleTooLow'],
  [400, accessTo(true), { minimumRole: 'expert' }, [true, true], 'listed'],
  [400, {}, { minimumRole: 'expert' }, [false, false], 'notListed'],
  [200, {}, { minimumRole: 'franchise', isByRole: true }, [true, true], 'byRole'],
  [199, {}, { minimumRole: 'franchise', isByRole: true }, [false, false], 'roleTooLow'],
  [400, accessTo(true), { minimumRole: 'franchise', isByRole: true }, [false, false], 'otherRole'],
  [650, {}, { minimumRole: 'franchise', isByRole: true }, [false, false], 'otherRole'],
  [800, {}, { minimumRole: 'franchise', isByRole: true }, [true, true], 'admin'],
  [200, {}, { minimumRole: 'franchise', isByRole: true, feature: 'franchise' }, [true, true], 'byRole'],
  [
    200,
    { offFeatures: ['franchise'] },
    { minimumRole: 'franchise', isByRole: true, feature: 'franchise' },
    [false, false],
    'featureOff',
  ],
  [650, accessTo(true), { minimumRole: 'admin' }, [false, false], 'roleTooLow'],
  [800, {}, { minimumRole: 'owner' }, [false, false], 'ownersOnly'],
  [1000, {}, { minimumRole: 'owner' }, [true, true], 'admin'],
  [1000, { isOwner: false }, { minimumRole: 'owner' }, [false, false], 'ownersOnly'],
  // Features: off for everyone, else for admins and people who have them
  [650, accessTo(true), { feature: 'blogs' }, [false, false], 'featureNotGiven'],
  [650, { ...accessTo(true), features: ['blogs'] }, { feature: 'blogs' }, [true, true], 'listed'],
  [800, {}, { feature: 'blogs' }, [true, true], 'admin'],
  [800, { offFeatures: ['blogs'] }, { feature: 'blogs' }, [false, false], 'featureOff'],
  [
    650,
    { ...accessTo(true), features: ['blogs'], offFeatures: ['blogs'] },
    { feature: 'blogs' },
    [false, false],
    'featureOff',
  ],
]

describe('the grant of a module', () => {
  it.each(GRANTS)('level %i with %j in %j: %j, because %s', (level, given, of, [canView, canEdit], reason) =>
    expect(moduleGrant(person(level, given), module(of))).toEqual({ canView, canEdit, reason }),
  )

  it('is full edit permission for an admin, except modules of owners', () => {
    for (const own of MODULES) {
      const grant = moduleGrant(person(800), own)
      expect([own.id, grant.canView], own.id).toEqual([own.id, own.minimumRole !== 'owner'])
      expect(grant.canEdit, own.id).toBe(own.minimumRole !== 'owner')
    }
  })

  it('is none for a student, whatever the access list', () => {
    const accessList = MODULES.map(({ id }) => ({ id, canEdit: true }))
    for (const own of MODULES)
      expect(moduleGrant(person(100, { accessList }), own).canView, own.id).toBe(false)
  })
})

it.each([
  ['on', 800, [], [], true],
  ['on', 799, [], [], false],
  ['on', 650, ['doubts'], [], true],
  ['on', 400, ['doubts'], [], true],
  ['off', 1000, ['doubts'], ['doubts'], false],
  ['off', 650, ['doubts'], ['doubts'], false],
] as const)(
  'a feature that is %s for level %i with %j: unless %j, %s',
  (_, level, features, offFeatures, shown) =>
    expect(isFeatureShown('doubts', { level, features, offFeatures })).toBe(shown),
)

it.each([
  [200, false],
  [400, false],
  [649, false],
  [650, true],
  [799, true],
  [800, false],
  [1000, false],
])('assigned data limits level %i: %s', (level, isLimited) =>
  expect(isLimitedToAssigned(person(level))).toBe(isLimited),
)
