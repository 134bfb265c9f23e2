import { test } from '@playwright/test'
import { ACCOUNT_JOURNEYS } from '../e2e/support/accountJourneys.ts'
import { WAYS } from '../e2e/support/inputModes.ts'
import { LOGIN_JOURNEYS } from '../e2e/support/loginJourneys.ts'
import { runJourney } from '../e2e/support/signInDialog.ts'
import { SIGNUP_JOURNEYS } from '../e2e/support/signupJourneys.ts'

// tests/e2e/auth and account run each journey in one input mode; here it runs in the other.
const other = (index: number) => (index + 1) % 2

for (const [index, journey] of [...LOGIN_JOURNEYS, ...SIGNUP_JOURNEYS].entries())
  test(`${journey.title}, ${WAYS[other(index)]?.way}`, ({ browser }) =>
    runJourney(browser, journey, other(index)))

for (const [index, { viewport, way, input }] of WAYS.entries())
  test.describe(way, () => {
    test.use({ viewport })
    for (const { title, go } of ACCOUNT_JOURNEYS.filter((_journey, nth) => other(nth) === index))
      test(title, async ({ page }) => go(page, input(page)))
  })
