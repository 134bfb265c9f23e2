import { test } from '@playwright/test'
import { ACCOUNT_JOURNEYS } from '../e2e/support/accountJourneys.ts'
import { INPUT_MODES } from '../e2e/support/inputModes.ts'
import { LOGIN_JOURNEYS } from '../e2e/support/loginJourneys.ts'
import { runJourney } from '../e2e/support/signInDialog.ts'
import { SIGNUP_JOURNEYS } from '../e2e/support/signupJourneys.ts'

// tests/e2e/auth and account run each journey in one input mode; here it runs in the other.
const other = (index: number) => (index + 1) % 2

for (const [index, journey] of [...LOGIN_JOURNEYS, ...SIGNUP_JOURNEYS].entries())
  test(`${journey.title}, ${INPUT_MODES[other(index)]?.name}`, ({ browser }) =>
    runJourney(browser, journey, other(index)))

for (const [index, { viewport, name, input }] of INPUT_MODES.entries())
  test.describe(name, () => {
    test.use({ viewport })
    for (const { title, go } of ACCOUNT_JOURNEYS.filter((_journey, nth) => other(nth) === index))
      test(title, async ({ page }) => go(page, input(page)))
  })
