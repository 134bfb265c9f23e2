import { describe, expect, it } from 'vitest'
import { MODULES } from '#access/modules.ts'
import { adminPath } from '#domain/roles/adminPath.ts'
import { NO_ASSIGNED_DATA, type PersonAccess } from '#domain/roles/PersonAccess.ts'
import { pageAccess } from '#domain/roles/pageAccess.ts'

const person = (
  level: number,
  list: [string, boolean][] = [],
  given: Partial<PersonAccess> = {},
): PersonAccess => ({
  level,
  isOwner: level === 1000,
  accessList: list.map(([id, canEdit]) => ({ id, canEdit })),
  features: [],
  offFeatures: [],
  assigned: NO_ASSIGNED_DATA,
  ...given,
})

it.each([
  ['', '/'],
  ['/', '/'],
  ['/admin', '/'],
  ['/admin/', '/'],
  ['/_projects/demo', '/'],
  ['/_projects/demo/', '/'],
  ['/_projects/demo/admin', '/'],
  ['/_projects/demo/admin/collections/pages', '/collections/pages'],
  ['/_projects/demo/collections/pages', '/collections/pages'],
  ['/admin/collections/pages/', '/collections/pages'],
  ['/collections/pages?sort=title#x', '/collections/pages'],
  ['https://demo.localhost:3000/admin/collections/pages?limit=10', '/collections/pages'],
  ['/administrators', '/administrators'],
  ['/_projectsdemo/x', '/_projectsdemo/x'],
  ['//collections//pages', '/collections/pages'],
])('%s is the page %s', (url, path) => expect(adminPath(url)).toBe(path))

const view: [string, boolean][] = [['pages', false]]
const edit: [string, boolean][] = [['pages', true]]

/** who, page, [allowed, can edit], reason, module */
const PAGES: [PersonAccess, string, [boolean, boolean], string, string | null][] = [
  [person(100), '/', [false, false], 'notStaff', null],
  [person(200), '/', [true, true], 'always', null],
  [person(650), '/_projects/demo', [true, true], 'always', null],
  [person(650), '/account', [true, true], 'always', null],
  [person(650), '/collections/pages', [false, false], 'notListed', 'pages'],
  [person(650, view), '/collections/pages', [true, false], 'listedReadOnly', 'pages'],
  [
    person(650, view),
    '/_projects/demo/admin/collections/pages/123',
    [true, false],
    'listedReadOnly',
    'pages',
  ],
  [person(650, view), '/collections/pages/create', [false, false], 'editOnly', 'pages'],
  [person(650, edit), '/collections/pages', [true, true], 'listed', 'pages'],
  [person(650, edit), '/collections/pages/create', [true, true], 'listed', 'pages'],
  [person(650, edit), '/collections/pagesx', [false, false], 'noModule', null],
  [person(650, edit), '/collections/orders', [false, false], 'notListed', 'orders'],
  [person(650, edit), '/unknown', [false, false], 'noModule', null],
  [person(800), '/unknown', [true, true], 'admin', null],
  [person(800), '/collections/pages', [true, true], 'admin', 'pages'],
  [person(800), '/collections/audit-logs', [true, true], 'admin', 'auditLog'],
  [person(800), '/collections/projects', [false, false], 'ownersOnly', 'projects'],
  [person(1000), '/collections/projects', [true, true], 'admin', 'projects'],
  // Related collections of a module are never editable through it
  [person(650, edit), '/collections/media', [true, false], 'listed', 'pages'],
  [person(650, edit), '/collections/media/create', [false, false], 'notListed', 'storage'],
  [person(650, [['storage', true]]), '/collections/media/create', [true, true], 'listed', 'storage'],
  // Several modules: one with edit permission decides
  [
    person(
      650,
      [
        ['blogs', false],
        ['pages', true],
      ],
      { features: ['blogs'] },
    ),
    '/schedule',
    [true, true],
    'listed',
    'pages',
  ],
  // Edit-only pages of their own
  [person(650, [['users', true]]), '/collections/users', [true, true], 'listed', 'users'],
  [person(650, [['users', true]]), '/people/add', [false, false], 'notListed', 'addUsers'],
  [person(650, [['users', true]]), '/collections/users/create', [false, false], 'notListed', 'addUsers'],
  [person(650, [['addUsers', true]]), '/collections/users/create', [true, true], 'listed', 'addUsers'],
  [
    person(650, [['testSeries', true]]),
    '/collections/test-series/create',
    [false, false],
    'assignedOnly',
    'testSeries',
  ],
  [person(650, [['testSeries', true]]), '/collections/test-series', [true, true], 'listed', 'testSeries'],
  [person(650, [['addUsers', false]]), '/people/add', [false, false], 'editOnly', 'addUsers'],
  [person(650, [['addUsers', true]]), '/people/add', [true, true], 'listed', 'addUsers'],
  // Read-only permissions of spec 6
  ...['subadminClasses', 'subadminTestSeries', 'doubts', 'downloads', 'serialKeys'].flatMap((id) => {
    const module = MODULES.find((own) => own.id === id)
    const slug = module?.collections[0]
    if (!slug) return []
    const who = person(650, [[id, true]], { features: module.feature ? [module.feature] : [] })
    return [
      [who, `/collections/${slug}`, [true, false], 'readOnlyModule', id] as PageCase,
      [who, `/collections/${slug}/create`, [false, false], 'editOnly', id] as PageCase,
    ]
  }),
  // Experts
  [
    person(400, [['answersheets', true]]),
    '/collections/test-series',
    [false, false],
    'roleTooLow',
    'testSeries',
  ],
  [
    person(400, [['answersheets', true]]),
    '/collections/test-papers',
    [false, false],
    'roleTooLow',
    'testSeries',
  ],
  [person(400, [['answersheets', true]]), '/expert/test-series', [true, true], 'listed', 'answersheets'],
  [
    person(400, [['answersheets', true]]),
    '/expert/doubts',
    [false, false],
    'featureNotGiven',
    'expertDoubts',
  ],
  [person(400, [['pages', true]]), '/collections/pages', [false, false], 'roleTooLow', 'pages'],
  [person(200, [['pages', true]]), '/collections/pages', [false, false], 'roleTooLow', 'pages'],
]
type PageCase = (typeof PAGES)[number]

describe('a page of the panel', () => {
  it.each(PAGES)('%j at %s: %j, because %s of %s', (who, url, [isAllowed, canEdit], reason, module) => {
    const access = pageAccess(who, url, MODULES)
    expect([access.isAllowed, access.canEdit, access.reason, access.module?.id ?? null]).toEqual([
      isAllowed,
      canEdit,
      reason,
      module,
    ])
  })

  it('that is open to viewers is open to editors too', () => {
    for (const module of MODULES)
      for (const slug of module.collections) {
        const url = `/collections/${slug}`
        for (const level of [200, 400, 650, 800, 1000]) {
          const features = module.feature ? [module.feature] : []
          const viewer = pageAccess(person(level, [[module.id, false]], { features }), url, MODULES)
          const editor = pageAccess(person(level, [[module.id, true]], { features }), url, MODULES)
          expect(Number(editor.isAllowed), `${module.id} ${level}`).toBeGreaterThanOrEqual(
            Number(viewer.isAllowed),
          )
          if (level < 800) expect(viewer.canEdit && !module.isByRole, `${module.id} ${level}`).toBe(false)
        }
      }
  })
})
