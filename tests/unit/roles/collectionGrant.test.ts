import { expect, it } from 'vitest'
import { MODULES } from '#access/modules.ts'
import { collectionGrant } from '#domain/roles/collectionGrant.ts'
import { NO_ASSIGNED_DATA, type PersonAccess } from '#domain/roles/PersonAccess.ts'

const ASSIGNED = { testseries: ['t1'], products: ['p1', 'p2'], classes: ['c1'] }

const person = (level: number, list: [string, boolean][], assigned = NO_ASSIGNED_DATA): PersonAccess => ({
  level,
  isOwner: level === 1000,
  accessList: list.map(([id, canEdit]) => ({ id, canEdit })),
  features: [],
  offFeatures: [],
  assigned,
})

const assignedIds = (kind: keyof typeof ASSIGNED, ids: string[] = ASSIGNED[kind]) => ({ kind, ids })

/** who, collection, view, edit */
const CASES: [PersonAccess, string, unknown, unknown][] = [
  [person(800, []), 'orders', 'all', 'all'],
  [person(800, [], ASSIGNED), 'test-series', 'all', 'all'],
  [person(650, []), 'orders', 'none', 'none'],
  [person(650, [['products', false]]), 'selling-products', 'all', 'none'],
  [person(650, [['products', true]]), 'selling-products', 'all', 'all'],
  // Assigned data also limits a sub admin in the full module
  [
    person(650, [['products', true]], ASSIGNED),
    'selling-products',
    assignedIds('products'),
    assignedIds('products'),
  ],
  // Modules of assigned data show nothing else
  [
    person(650, [['subadminProducts', true]]),
    'selling-products',
    assignedIds('products', []),
    assignedIds('products', []),
  ],
  [
    person(650, [['subadminProducts', true]], ASSIGNED),
    'selling-products',
    assignedIds('products'),
    assignedIds('products'),
  ],
  [person(650, [['subadminOrders', false]], ASSIGNED), 'orders', assignedIds('products'), 'none'],
  [person(650, [['subadminClasses', true]], ASSIGNED), 'classes', assignedIds('classes'), 'none'],
  [person(650, [['subadminClasses', true]], ASSIGNED), 'lectures', assignedIds('classes'), 'none'],
  // Payments and enrolments of other products would reveal hidden orders
  [person(650, [['orders', true]]), 'payments', 'all', 'none'],
  [person(650, [['orders', true]], ASSIGNED), 'payments', 'none', 'none'],
  [person(650, [['enrolments', true]], ASSIGNED), 'entitlements', 'none', 'none'],
  [person(650, [['enrolments', true]], ASSIGNED), 'lecture-completions', 'none', 'none'],
  // A sub admin has assigned test series only
  [
    person(650, [['testSeries', true]]),
    'test-series',
    assignedIds('testseries', []),
    assignedIds('testseries', []),
  ],
  [
    person(650, [['testSeries', true]], ASSIGNED),
    'test-papers',
    assignedIds('testseries'),
    assignedIds('testseries'),
  ],
  // Experts are not limited
  [person(400, [['answersheets', true]], ASSIGNED), 'test-papers', 'all', 'none'],
  // A module shows related documents read-only
  [person(650, [['pages', true]]), 'media', 'all', 'none'],
  [person(650, [['pages', true]]), 'selling-products', 'all', 'none'],
  [
    person(650, [
      ['pages', true],
      ['products', true],
    ]),
    'selling-products',
    'all',
    'all',
  ],
  [person(650, [['users', true]]), 'access-configurations', 'none', 'none'],
  [person(200, [['orders', true]]), 'orders', 'none', 'none'],
  [person(100, [['orders', true]]), 'orders', 'none', 'none'],
]

it.each(CASES)('%j gets of %s: view %j, edit %j', (who, slug, view, edit) =>
  expect(collectionGrant(who, slug, MODULES)).toEqual({ view, edit }),
)
