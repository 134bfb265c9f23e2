import { test } from '@playwright/test'
import { makeJourney } from './support/desk.ts'
import { WAYS } from './support/hands.ts'
import { LOGIN_JOURNEYS } from './support/loginJourneys.ts'
import { SIGNUP_JOURNEYS } from './support/signupJourneys.ts'

for (const journey of [...LOGIN_JOURNEYS, ...SIGNUP_JOURNEYS]) {
  const { title, isLong } = journey
  if (isLong) {
    test(`${title}, ${WAYS.map(({ way }) => way).join(' and ')}`, async ({ browser }) => {
      await Promise.all(WAYS.map((_way, index) => makeJourney(browser, journey, index)))
    })
  } else {
    for (const [index, { way }] of WAYS.entries())
      test(`${title}, ${way}`, ({ browser }) => makeJourney(browser, journey, index))
  }
}
