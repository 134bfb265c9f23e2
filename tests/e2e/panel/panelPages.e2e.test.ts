import { expect, test } from '@playwright/test'
import { levelOf } from '#domain/roles/roles.ts'
import { personWith } from '#tests/support/panel/pages.ts'
import { openPanel, signInWithoutModule, strangerSessions } from '../support/panelOpeners.ts'
import { expectPageAccess, expectRedirectToLogin } from '../support/panelPages.ts'

// The access matrix is tested by tests/int/panel/pages.int.test.ts, and `npm run test:full` opens each page
// (tests/full/panelPages.full.test.ts); allowed pages are opened by the journeys that use them.

/** One page of each type: a view of our own, a list, a form, settings. */
const SOME = ['/people/permissions', '/collections/orders', '/collections/pages/create', '/portal-settings']

test('panel pages refuse staff without the module and redirect anonymous visitors to the login', async () => {
  const context = await openPanel(await signInWithoutModule())
  for (const path of SOME)
    expect(
      await expectPageAccess(context, 'sub admin without a module', path, personWith(levelOf('subadmin'))),
      path,
    ).toBe(false)
  await context.dispose()
  for (const [name, token] of await strangerSessions()) {
    const stranger = await openPanel(token)
    for (const path of SOME) await expectRedirectToLogin(stranger, name, path)
    await stranger.dispose()
  }
})
