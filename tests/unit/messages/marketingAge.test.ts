import { expect, it } from 'vitest'
import { isOfAgeForMarketing } from '#domain/messages/marketingAge.ts'
import { NO_CONSENTS } from '#domain/people/consent/consents.ts'

const YEAR = 2026

it.each([
  { title: 'an adult', birthYear: 2000, guardianAt: null, says: false, may: true },
  { title: 'a minor', birthYear: 2012, guardianAt: null, says: false, may: false },
  { title: 'a minor whose guardian agreed', birthYear: 2012, guardianAt: 1, says: true, may: false },
  { title: 'a minor who says to be an adult', birthYear: 2012, guardianAt: null, says: true, may: false },
  {
    title: 'somebody in the year of their 18th birthday',
    birthYear: 2008,
    guardianAt: null,
    says: true,
    may: false,
  },
  { title: 'somebody of unknown age', birthYear: null, guardianAt: null, says: false, may: false },
  {
    title: 'somebody of unknown age who says to be an adult',
    birthYear: null,
    guardianAt: null,
    says: true,
    may: true,
  },
  {
    title: 'somebody of unknown age whose guardian agreed',
    birthYear: null,
    guardianAt: 1,
    says: false,
    may: false,
  },
])('whether $title may get marketing: $may', ({ birthYear, guardianAt, says, may }) => {
  const consents = { ...NO_CONSENTS, birthYear, guardianAt }
  expect(isOfAgeForMarketing(consents, says, YEAR)).toBe(may)
})
