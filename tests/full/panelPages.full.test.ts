import { expect, test } from '@playwright/test'
import { singletonAt } from '#domain/panel/singletons.ts'
import { levelOf } from '#domain/roles/roles.ts'
import { PAGES, personWith } from '#tests/support/panel/pages.ts'
import { OPENERS, openPanel, signInOpeners, signInWithoutModule } from '../e2e/support/panelOpeners.ts'
import { expectPage, expectSentAway } from '../e2e/support/panelPages.ts'
import { openStaffSession } from '../e2e/support/signedInStaff.ts'

// Each page is drawn once for the weakest who may open it, and refused once to staff and once to strangers; who may open which is
// proven for everybody by tests/int/panel/pages.int.test.ts. One test after the other: the panel is one process.
test.describe.configure({ mode: 'default' })

const OWNER = '9800000001'

test('each page of a module is drawn for those who have that module alone', async () => {
  const tokens = await signInOpeners(OPENERS)
  let allowed = 0
  for (const [index, { name, access, pages }] of OPENERS.entries()) {
    const context = await openPanel(tokens[index] ?? null)
    for (const path of pages) if (await expectPage(context, name, path, access)) allowed++
    await context.dispose()
  }
  expect(allowed).toBeGreaterThan(120)
})

test('pages of no module are drawn for an owner, and settings ask first whose they are', async () => {
  const ofModules = new Set(OPENERS.flatMap(({ pages }) => pages))
  const pages = PAGES.filter((path) => !ofModules.has(path) || singletonAt(path))
  const context = await openPanel(await openStaffSession(OWNER))
  for (const path of pages)
    expect(await expectPage(context, 'owner', path, personWith(1000)), path).toBe(true)
  await context.dispose()
})

test('each page is refused to staff without a module, and names what is missing', async () => {
  const context = await openPanel(await signInWithoutModule())
  let refused = 0
  for (const path of PAGES)
    if (!(await expectPage(context, 'sub admin without a module', path, personWith(levelOf('subadmin')))))
      refused++
  await context.dispose()
  expect(refused).toBeGreaterThan(150)
})

test('strangers see no page of the panel', async () => {
  const context = await openPanel(null)
  for (const path of PAGES) await expectSentAway(context, 'anonymous', path)
  await context.dispose()
})
