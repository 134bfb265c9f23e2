import { test } from '@playwright/test'
import { WAYS } from './support/inputModes.ts'
import { LOGIN_JOURNEYS } from './support/loginJourneys.ts'
import { SIGNUP_JOURNEYS } from './support/signupJourneys.ts'
import { makeJourney } from './support/staffPanel.ts'

// Each journey is made in one way, in turn; in the other one by tests/full/ways.full.test.ts.
for (const [index, journey] of [...LOGIN_JOURNEYS, ...SIGNUP_JOURNEYS].entries()) {
  const way = index % 2
  test(`${journey.title}, ${WAYS[way]?.way}`, ({ browser }) => makeJourney(browser, journey, way))
}
