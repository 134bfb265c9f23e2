import { expect, test } from '@playwright/test'
import { levelOf } from '#domain/roles/roles.ts'
import { personWith } from '#tests/support/panel/pages.ts'
import { openPanel, openStrangers, signInWithoutModule } from './support/panelOpeners.ts'
import { expectPage, expectSentAway } from './support/panelPages.ts'

// Who may open which page is proven for everybody by tests/int/panel/pages.int.test.ts, and `npm run test:full` draws each page
// (tests/full/panelPages.full.test.ts); what is allowed is drawn by the journeys that work with it.

/** One of each sort: a page of our own, a list, a form, settings. */
const SOME = ['/people/permissions', '/collections/orders', '/collections/pages/create', '/portal-settings']

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
