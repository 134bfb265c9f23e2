import { describe, expect, it } from 'vitest'
import { endsListing, listedName, mayConsent, NO_CONSENTS } from '#domain/people/consent/consents.ts'
import { isBirthYear, isKnownMinor, isMinor, mayChangeBirthYear } from '#domain/people/consent/minor.ts'

const YEAR = 2026

describe('age and consent', () => {
  it('people below 18, turning 18 this year or of unknown age count as minors', () => {
    expect([null, 2012, 2008, 2007, 1990].map((born) => isMinor(born, YEAR))).toEqual([
      true,
      true,
      true,
      false,
      false,
    ])
    expect([2022, 2023, 1916, 1915, 2000.5].map((born) => isBirthYear(born, YEAR))).toEqual([
      true,
      false,
      true,
      false,
      false,
    ])
  })

  it('a minor never becomes an adult by changing the year of birth', () => {
    expect(mayChangeBirthYear(null, 1990, YEAR)).toBe(true)
    expect(mayChangeBirthYear(2010, 1990, YEAR)).toBe(false)
    expect(mayChangeBirthYear(2010, 2011, YEAR)).toBe(true)
    expect(mayChangeBirthYear(1990, 2010, YEAR)).toBe(true)
  })

  it('nobody is on leaderboards without joining, and no minor without a guardian’s consent', () => {
    const joined = { ...NO_CONSENTS, isListed: true, displayName: 'Comet' }
    expect(listedName({ ...joined, birthYear: 1990 }, YEAR)).toBe('Comet')
    expect(listedName({ ...joined, birthYear: 1990, isListed: false }, YEAR)).toBeNull()
    expect(listedName(joined, YEAR)).toBeNull()
    expect(listedName({ ...joined, birthYear: 2012 }, YEAR)).toBeNull()
    expect(listedName({ ...joined, birthYear: 2012, guardianAt: 1 }, YEAR)).toBe('Comet')
    expect(mayConsent(NO_CONSENTS, YEAR)).toBe(false)
  })

  it('the birth year of a minor removes a student from leaderboards, unless a guardian agreed', () => {
    const joined = { ...NO_CONSENTS, birthYear: 1990, isListed: true, displayName: 'Comet' }
    expect(endsListing(joined, 2012, YEAR)).toBe(true)
    expect(endsListing(joined, 2000, YEAR)).toBe(false)
    expect(endsListing({ ...joined, guardianAt: 1 }, 2012, YEAR)).toBe(false)
    expect(endsListing({ ...joined, isListed: false }, 2012, YEAR)).toBe(false)
    expect([null, 2012, 1990].map((born) => isKnownMinor(born, YEAR))).toEqual([false, true, false])
  })
})
