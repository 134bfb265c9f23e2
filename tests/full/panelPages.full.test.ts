import { expect, test } from '@playwright/test'
import { singletonAt } from '#domain/panel/singletons.ts'
import { levelOf } from '#domain/roles/roles.ts'
import { PAGES, personWith } from '#tests/support/panel/pages.ts'
import { OPENERS, openPanel, signInOpeners, signInWithoutModule } from '../e2e/support/panelOpeners.ts'
import { expectPageAccess, expectRedirectToLogin } from '../e2e/support/panelPages.ts'
import { openStaffSession } from '../e2e/support/signedInStaff.ts'

// Each page is opened by the least privileged person who may, and refused once to staff and once to anonymous visitors. The complete
// access matrix is tested by tests/int/panel/pages.int.test.ts. The tests run in sequence, because the panel is one process.
test.describe.configure({ mode: 'default' })

const OWNER = '9800000001'

test('each page of a module opens for staff who have that module alone', async () => {
  const tokens = await signInOpeners(OPENERS)
  let allowed = 0
  for (const [index, { name, access, pages }] of OPENERS.entries()) {
    const context = await openPanel(tokens[index] ?? null)
    for (const path of pages) if (await expectPageAccess(context, name, path, access)) allowed++
    await context.dispose()
  }
  expect(allowed).toBeGreaterThan(120)
})

test('pages without a module open for an owner, and settings ask for a project first', async () => {
  const ofModules = new Set(OPENERS.flatMap(({ pages }) => pages))
  const pages = PAGES.filter((path) => !ofModules.has(path) || singletonAt(path))
  const context = await openPanel(await openStaffSession(OWNER))
  for (const path of pages)
    expect(await expectPageAccess(context, 'owner', path, personWith(1000)), path).toBe(true)
  await context.dispose()
})

test('each page is refused to staff without modules and names the missing module', async () => {
  const context = await openPanel(await signInWithoutModule())
  let refused = 0
  for (const path of PAGES)
    if (
      !(await expectPageAccess(context, 'sub admin without a module', path, personWith(levelOf('subadmin'))))
    )
      refused++
  await context.dispose()
  expect(refused).toBeGreaterThan(150)
})

test('anonymous visitors are redirected from every page of the panel', async () => {
  const context = await openPanel(null)
  for (const path of PAGES) await expectRedirectToLogin(context, 'anonymous', path)
  await context.dispose()
})
