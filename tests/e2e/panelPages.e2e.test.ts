import { type APIRequestContext, expect, request, test } from '@playwright/test'
import { MODULES } from '#access/modules.ts'
import { singletonAt } from '#domain/panel/singletons.ts'
import { FEATURES } from '#domain/roles/features.ts'
import { pageAccess } from '#domain/roles/pageAccess.ts'
import { levelOf } from '#domain/roles/roles.ts'
import { PAGES, pagesOf, personOf, personWith } from '#tests/support/panel/pages.ts'
import { PORT } from '../../playwright.config.ts'
import { expectPage, expectSentAway } from './support/panelPages.ts'
import { openStaffSession } from './support/signedInStaff.ts'
import { makeStaffBatch } from './support/staffBatch.ts'

// Who may open which page is proven for everybody by tests/int/panel/pages.int.test.ts; here each page is drawn once for the
// weakest who may open it, and refused once to staff and once to strangers. One test after the other: the panel is one
// process, and the other core is free for the browsers of other files.
test.describe.configure({ mode: 'default' })

const ORIGIN = `http://localhost:${PORT}`
const OWNER = '9800000001'

/** The cookie is one of a jar: as a plain header it would be lost on the way to where a page leads. */
const open = (token: string | null): Promise<APIRequestContext> => {
  const cookie = { name: 'demo-staff', value: token ?? '', domain: 'localhost', path: '/', expires: -1 }
  const cookies = token ? [{ ...cookie, httpOnly: true, secure: false, sameSite: 'Lax' as const }] : []
  return request.newContext({ baseURL: ORIGIN, storageState: { cookies, origins: [] } })
}

/** For each module its pages with who opens them: who may only see, and who edits where that is needed. */
const OPENERS = MODULES.flatMap((module) => {
  const [viewer, editor] = [personOf(module, false), personOf(module, true)]
  const isSeen = (path: string) => pageAccess(viewer, path, MODULES).isAllowed
  const pages = pagesOf(module)
  return [
    { name: `${module.id} to see`, access: viewer, pages: pages.filter(isSeen) },
    { name: `${module.id} to edit`, access: editor, pages: pages.filter((path) => !isSeen(path)) },
  ].filter((opener) => opener.pages.length > 0)
})

const HALVES = [0, 1] as const
for (const half of HALVES)
  test(`each page of a module is drawn for those who have that module alone (${half + 1} of 2)`, async () => {
    test.slow()
    const openers = OPENERS.filter((_opener, index) => index % 2 === half)
    const tokens = await makeStaffBatch(
      openers.map(({ access: { level, accessList, features } }) => ({
        ...{ level, accessList, features, project: 'demo' },
      })),
    )
    let allowed = 0
    for (const [index, { name, access, pages }] of openers.entries()) {
      const context = await open(tokens[index] ?? null)
      for (const path of pages) if (await expectPage(context, name, path, access)) allowed++
      await context.dispose()
    }
    expect(allowed).toBeGreaterThan(60)
  })

test('pages of no module are drawn for an owner, and settings ask first whose they are', async () => {
  test.slow()
  const ofModules = new Set(OPENERS.flatMap(({ pages }) => pages))
  const pages = PAGES.filter((path) => !ofModules.has(path) || singletonAt(path))
  const context = await open(await openStaffSession(OWNER))
  for (const path of pages)
    expect(await expectPage(context, 'owner', path, personWith(1000)), path).toBe(true)
  await context.dispose()
})

test('each page is refused to staff without a module, and names what is missing', async () => {
  test.slow()
  const level = levelOf('subadmin')
  const [token] = await makeStaffBatch([{ level, accessList: [], features: [], project: 'demo' }])
  const context = await open(token ?? null)
  let refused = 0
  for (const path of PAGES)
    if (!(await expectPage(context, 'sub admin without a module', path, personWith(level)))) refused++
  await context.dispose()
  expect(refused).toBeGreaterThan(150)
})

test('strangers see no page of the panel, staff of another project neither', async () => {
  test.slow()
  const everything = {
    accessList: MODULES.map(({ id }) => ({ id, canEdit: true })),
    features: FEATURES.map(({ id }) => id),
    project: 'demo2',
  }
  const [subadmin] = await makeStaffBatch([{ level: levelOf('subadmin'), ...everything }])
  /** One of each sort: what somebody is who is no stranger to the session is proven below the browser. */
  const some = ['/people/permissions', '/collections/orders', '/collections/pages/create', '/portal-settings']
  const strangers: [name: string, token: string | null, pages: readonly string[]][] = [
    ['anonymous', null, PAGES],
    ['student', await openStaffSession('9800000006'), some],
    ['admin of another project', await openStaffSession('9800000011'), some],
    ['sub admin of another project', subadmin ?? null, some],
  ]
  for (const [name, token, pages] of strangers) {
    const context = await open(token)
    for (const path of pages) await expectSentAway(context, name, path)
    await context.dispose()
  }
})
