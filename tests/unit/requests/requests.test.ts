import { describe, expect, it } from 'vitest'
import { nextOwner, REQUEST_KINDS, requestDueAt } from '#domain/requests/requests.ts'
import { DEFAULT_BUSINESS_HOURS } from '#domain/tickets/targets.ts'

describe('the next request', () => {
  const person = (id: string, open: number, lastAt: number | null) => ({ id, open, lastAt })

  it('goes to the person with the fewest', () =>
    expect(nextOwner([person('a', 3, 1), person('b', 1, 9), person('c', 2, null)])).toBe('b'))

  it('goes round among those who have as few', () => {
    let people = ['a', 'b', 'c'].map((id) => person(id, 0, null))
    const drawn = [1, 2, 3, 4, 5, 6].map((at) => {
      const id = nextOwner(people) as string
      // Each is done before the next one comes.
      people = people.map((one) => (one.id === id ? { ...one, lastAt: at } : one))
      return id
    })
    expect(drawn).toEqual(['a', 'b', 'c', 'a', 'b', 'c'])
  })

  it('is with nobody where nobody may have one', () => expect(nextOwner([])).toBeNull())
})

it('a request has to be done within the working hours of its kind', () => {
  const rules = { hours: DEFAULT_BUSINESS_HOURS, zone: 'Asia/Kolkata' }
  // Saturday 17:00 in India: two hours are left of the day, Sunday is free.
  const sentAt = Date.UTC(2026, 10, 28, 11, 30)
  expect(new Date(requestDueAt(sentAt, 'callback', rules)).toISOString()).toBe('2026-11-30T06:30:00.000Z')
  for (const { id } of REQUEST_KINDS) expect(requestDueAt(sentAt, id, rules)).toBeGreaterThan(sentAt)
})
