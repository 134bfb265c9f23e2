import { expect, it } from 'vitest'
import { MODULES, moduleOf } from '#access/modules.ts'
import { noAccessText } from '#domain/panel/noAccess.ts'
import type { AccessEntry } from '#domain/roles/AccessListSchema.ts'
import { NO_ASSIGNED_DATA, type PersonAccess } from '#domain/roles/PersonAccess.ts'
import { type PageReason, pageAccess } from '#domain/roles/pageAccess.ts'

const person = (level: number, accessList: AccessEntry[] = [], offFeatures: string[] = []): PersonAccess => ({
  level,
  isOwner: false,
  accessList,
  features: [],
  offFeatures,
  assigned: NO_ASSIGNED_DATA,
})
const entry = (id: string, canEdit = false): AccessEntry => ({ id, canEdit })

const REFUSALS: [PageReason, PersonAccess, string, RegExp, RegExp][] = [
  ['notListed', person(650), '/collections/orders', /permission “Orders”/, /not among the permissions/],
  ['roleTooLow', person(400), '/collections/orders', /permission “Orders”/, /role is too low/],
  ['otherRole', person(650), '/franchise', /“Franchise panel” is for another role/, /a role you do not have/],
  ['ownersOnly', person(800), '/collections/projects', /“Projects” is for platform owners/, /owners/],
  [
    'featureNotGiven',
    person(650, [entry('franchise')]),
    '/people/franchise',
    /“Franchise” is not switched on for you/,
    /for each person separately/,
  ],
  [
    'featureOff',
    person(800, [], ['franchise']),
    '/people/franchise',
    /“Franchise” is switched off/,
    /switched off for this project/,
  ],
  [
    'editOnly',
    person(650, [entry('pages')]),
    '/collections/pages/create',
    /view “Pages” but not edit/,
    /who can edit/,
  ],
  ['noModule', person(650), '/somewhere-else', /for admins/, /not part of any permission/],
  ['notStaff', person(100), '/collections/orders', /no access to the admin panel/, /learner/],
]

it.each(REFUSALS)('explains the reason %s', (reason, viewer, url, title, why) => {
  const access = pageAccess(viewer, url, MODULES)
  expect(access).toMatchObject({ isAllowed: false, reason })
  const text = noAccessText(access)
  expect(text?.title).toMatch(title)
  expect(text?.reason).toMatch(why)
  expect(text?.whoHelps).toMatch(/^(Ask|An admin|Log in)/)
})

it.each<PageReason>(['admin', 'byRole', 'listed', 'listedReadOnly', 'readOnlyModule', 'always'])(
  'has no text for a page that is allowed by %s',
  (reason) => {
    expect(noAccessText({ isAllowed: true, reason, module: moduleOf('orders') ?? null })).toBeNull()
  },
)
