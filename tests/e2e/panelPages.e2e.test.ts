import { type APIRequestContext, expect, request, test } from '@playwright/test'
import { MODULES } from '#access/modules.ts'
import { ADMIN_VIEWS } from '#cms/admin/views.ts'
import { AccessListSchema } from '#domain/roles/AccessListSchema.ts'
import { NOTHING_ASSIGNED, type PersonAccess } from '#domain/roles/PersonAccess.ts'
import { pageAccess } from '#domain/roles/pageAccess.ts'
import { PORT } from '../../playwright.config.ts'
import { openStaffSession } from './support/signedInStaff.ts'

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

const VISITORS: [name: string, phone: string | null, access: PersonAccess | null][] = [
  ['anonymous', null, null],
  ['student', '9800000006', null],
  ['admin of another project', '9800000011', null],
  ['franchisee', '9800000005', person(200)],
  ['expert', '9800000004', person(400, EXPERT)],
  ['sub admin', '9800000003', person(650, SUBADMIN)],
  ['admin', '9800000002', person(800)],
  ['owner', '9800000001', person(1000)],
]

/** Pages of our own, and the lists and forms of every module. */
const PAGES = [
  ...new Set([
    ...Object.values(ADMIN_VIEWS).flatMap(({ path }) => (path && path !== '/choose-project' ? [path] : [])),
    ...MODULES.flatMap(({ collections }) => collections.map((slug) => `/collections/${slug}`)),
    ...MODULES.flatMap(({ collections }) =>
      collections.slice(0, 1).map((slug) => `/collections/${slug}/create`),
    ),
  ]),
].filter((path) => path !== '/no-access')

async function open(phone: string | null): Promise<APIRequestContext> {
  const cookie = phone ? `demo-staff=${await openStaffSession(phone)}` : ''
  return request.newContext({ baseURL: ORIGIN, extraHTTPHeaders: cookie ? { cookie } : {} })
}

for (const [name, phone, access] of VISITORS) {
  test(`the panel's pages answer ${name} as the registry says`, async () => {
    const context = await open(phone)
    for (const path of PAGES) {
      const answer = await context.get(`/admin${path}`, { maxRedirects: 0 })
      const where = `${name} · ${path} (${answer.status()})`
      expect(answer.status(), where).toBeLessThan(500)
      const html = await answer.text()
      if (!access) {
        const isSentAway =
          [302, 303, 307, 308].includes(answer.status()) || /unauthori[sz]ed|admin\/login/i.test(html)
        expect(isSentAway, where).toBe(true)
        continue
      }
      const expected = pageAccess(access, path, MODULES)
      expect(html.includes('id="no-access"'), where).toBe(!expected.isAllowed)
      if (!expected.isAllowed && expected.module) expect(html, where).toContain(expected.module.label)
    }
    await context.dispose()
  })
}
