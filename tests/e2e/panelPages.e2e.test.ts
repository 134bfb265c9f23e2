import { type APIRequestContext, expect, request, test } from '@playwright/test'
import { MODULES } from '#access/modules.ts'
import { AccessListSchema } from '#domain/roles/AccessListSchema.ts'
import { FEATURES } from '#domain/roles/features.ts'
import { NOTHING_ASSIGNED, type PersonAccess } from '#domain/roles/PersonAccess.ts'
import { levelOf } from '#domain/roles/roles.ts'
import { PORT } from '../../playwright.config.ts'
import { expectPage, expectSentAway, PAGES, pagesOf } from './support/panelPages.ts'
import { openStaffSession } from './support/signedInStaff.ts'
import { makeStaffBatch } from './support/staffBatch.ts'

// One after the other: the panel is one process, and the other core is free for the browsers of other files.
test.describe.configure({ mode: 'default' })

const ORIGIN = `http://localhost:${PORT}`

/** What seed/projects/demo/users.csv gives people. */
const SUBADMIN = [
  'pages:edit',
  'blogs:edit',
  'storage:edit',
  'products:view',
  'orders:view',
  'users:view',
  'userRequests:edit',
  'dashboardActivities:view',
]
const EXPERT = ['answersheets:edit', 'expertDoubts:edit']

const person = (level: number, permissions: string[] = []): PersonAccess => ({
  level,
  isOwner: level === 1000,
  accessList: AccessListSchema.parse(
    permissions.map((text) => ({ id: text.split(':')[0], canEdit: text.endsWith(':edit') })),
  ),
  features: MODULES.flatMap(({ id, feature }) =>
    feature && permissions.some((text) => text.startsWith(`${id}:`)) ? [feature] : [],
  ),
  offFeatures: [],
  assigned: NOTHING_ASSIGNED,
})

const VISITORS: [name: string, phone: string, access: PersonAccess][] = [
  ['franchisee', '9800000005', person(200)],
  ['expert', '9800000004', person(400, EXPERT)],
  ['sub admin', '9800000003', person(650, SUBADMIN)],
  ['admin', '9800000002', person(800)],
  ['owner', '9800000001', person(1000)],
]

/** The cookie is one of a jar: as a plain header it would be lost on the way to where a page leads. */
const open = (token: string | null): Promise<APIRequestContext> => {
  const cookie = { name: 'demo-staff', value: token ?? '', domain: 'localhost', path: '/', expires: -1 }
  const cookies = token ? [{ ...cookie, httpOnly: true, secure: false, sameSite: 'Lax' as const }] : []
  return request.newContext({ baseURL: ORIGIN, storageState: { cookies, origins: [] } })
}

for (const [name, phone, access] of VISITORS) {
  test(`the panel's pages answer ${name} as the registry says`, async () => {
    test.slow()
    const context = await open(await openStaffSession(phone))
    for (const path of PAGES) await expectPage(context, name, path, access)
    await context.dispose()
  })
}

test('strangers see no page of the panel, staff of another project neither', async () => {
  test.slow()
  const everything = {
    accessList: MODULES.map(({ id }) => ({ id, canEdit: true })),
    features: FEATURES.map(({ id }) => id),
    project: 'demo2',
  }
  const [subadmin, expert] = await makeStaffBatch([
    { level: levelOf('subadmin'), ...everything },
    { level: levelOf('expert'), ...everything },
  ])
  const strangers: [string, string | null][] = [
    ['anonymous', null],
    ['student', await openStaffSession('9800000006')],
    ['admin of another project', await openStaffSession('9800000011')],
    ['sub admin of another project', subadmin ?? null],
    ['expert of another project', expert ?? null],
  ]
  for (const [name, token] of strangers) {
    const context = await open(token)
    for (const path of PAGES) await expectSentAway(context, name, path)
    await context.dispose()
  }
})

/** A page that has nothing to do with the module, another one for each. */
function otherFor(index: number, own: readonly string[]): string {
  const others = PAGES.filter((path) => !own.includes(path))
  return others[(index * 7) % others.length] as string
}

const HALVES = [0, 1] as const
for (const half of HALVES)
  test(`each module opens its own pages and no others, to see and to edit (${half + 1} of 2)`, async () => {
    test.slow()
    const people = MODULES.filter((_module, index) => index % 2 === half).flatMap((module, index) =>
      [false, true].map((canEdit) => {
        const isBelow = module.minimumRole === 'expert' || module.minimumRole === 'franchise'
        const level = levelOf(isBelow ? (module.minimumRole as 'expert') : 'subadmin')
        const access = person(level, [`${module.id}:${canEdit ? 'edit' : 'view'}`])
        const own = pagesOf(module)
        return {
          name: `${module.id} to ${canEdit ? 'edit' : 'see'}`,
          access,
          pages: [...own, otherFor(index, own)],
        }
      }),
    )
    const tokens = await makeStaffBatch(
      people.map(({ access: { level, accessList, features } }) => ({
        level,
        accessList,
        features,
        project: 'demo',
      })),
    )
    let allowed = 0
    for (const [index, { name, access, pages }] of people.entries()) {
      const context = await open(tokens[index] ?? null)
      for (const path of pages) if (await expectPage(context, name, path, access)) allowed++
      await context.dispose()
    }
    expect(allowed).toBeGreaterThan(60)
  })
