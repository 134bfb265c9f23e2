import { expect, test } from '@playwright/test'
import { levelOf } from '#domain/roles/roles.ts'
import { personWith, VIEW_TITLES } from '#tests/support/panel/pages.ts'
import {
  OPENERS,
  openPanel,
  openStrangers,
  signInOpeners,
  signInWithoutModule,
} from './support/panelOpeners.ts'
import { expectPage, expectSentAway } from './support/panelPages.ts'

// Who may open which page is proven for everybody by tests/int/panel/pages.int.test.ts, and `npm run test:full` draws each page
// (tests/full/panelPages.full.test.ts). Here the pages of our own are drawn, and every sixth of the lists and forms.
test.describe.configure({ mode: 'default' })

const EACH = 6
/** One of each sort: a page of our own, a list, a form, settings. */
const SOME = ['/people/permissions', '/collections/orders', '/collections/pages/create', '/portal-settings']

const PAIRS = OPENERS.flatMap(({ pages }, opener) => pages.map((path) => ({ path, opener })))
const SAMPLE = PAIRS.filter(({ path }, index) => VIEW_TITLES.has(path) || index % EACH === 0)

test('pages of the panel are drawn for those who have their module alone', async () => {
  test.slow()
  const tokens = await signInOpeners(OPENERS)
  let allowed = 0
  for (const { path, opener } of SAMPLE) {
    const { name, access } = OPENERS[opener] as (typeof OPENERS)[number]
    const context = await openPanel(tokens[opener] ?? null)
    if (await expectPage(context, name, path, access)) allowed++
    await context.dispose()
  }
  expect(allowed).toBeGreaterThan(25)
})

test('pages of the panel are refused to staff without a module, and strangers are sent to the login', async () => {
  const context = await openPanel(await signInWithoutModule())
  for (const path of SOME)
    expect(
      await expectPage(context, 'sub admin without a module', path, personWith(levelOf('subadmin'))),
      path,
    ).toBe(false)
  await context.dispose()
  for (const [name, token] of await openStrangers()) {
    const stranger = await openPanel(token)
    for (const path of SOME) await expectSentAway(stranger, name, path)
    await stranger.dispose()
  }
})
