import { test } from '@playwright/test'
import { INPUT_MODES } from '../support/inputModes.ts'
import { LOGIN_JOURNEYS } from '../support/loginJourneys.ts'
import { runJourney } from '../support/signInDialog.ts'
import { SIGNUP_JOURNEYS } from '../support/signupJourneys.ts'

// Each journey runs in one input mode, alternating; tests/full/inputModes.full.test.ts runs it in the other.
for (const [index, journey] of [...LOGIN_JOURNEYS, ...SIGNUP_JOURNEYS].entries()) {
  const mode = index % 2
  test(`${journey.title}, ${INPUT_MODES[mode]?.name}`, ({ browser }) => runJourney(browser, journey, mode))
}
