import { describe, expect, it } from 'vitest'
import { ASSIGNMENT_MOVES, ASSIGNMENT_STATES, arrivalOf } from '#domain/learning/assignment.ts'

const HOUR = 3_600_000
const dueAt = Date.UTC(2026, 10, 26)

describe('an answer to an assignment', () => {
  it('moves as the table says, and no other way', () => {
    const acts = ['handIn', 'return', 'accept'] as const
    const table = (['none', ...ASSIGNMENT_STATES] as const).map((state) => [
      state,
      acts.map((act) => ASSIGNMENT_MOVES[state][act] ?? '-').join(' '),
    ])
    expect(Object.fromEntries(table)).toEqual({
      none: 'handedIn - -',
      handedIn: 'handedIn returned accepted',
      returned: 'handedIn - -',
      accepted: '- - -',
    })
  })

  it.each([
    ['in time without a deadline', { dueAt: null, takesLate: false }, null, HOUR, 'inTime'],
    ['in time at the deadline itself', { dueAt, takesLate: false }, null, 0, 'inTime'],
    ['late after it', { dueAt, takesLate: true }, null, 1, 'late'],
    ['not taken after it where late ones are not', { dueAt, takesLate: false }, null, 1, 'over'],
    [
      'late when a new one replaces it after the deadline',
      { dueAt, takesLate: true },
      { state: 'handedIn', isLate: false } as const,
      HOUR,
      'late',
    ],
    [
      'in time when it was returned and comes back after the deadline',
      { dueAt, takesLate: false },
      { state: 'returned', isLate: false } as const,
      HOUR,
      'inTime',
    ],
    [
      'late when it was late before it was returned',
      { dueAt, takesLate: true },
      { state: 'returned', isLate: true } as const,
      HOUR,
      'late',
    ],
  ])('is %s', (_, deadline, before, after, arrival) =>
    expect(arrivalOf(deadline, before, dueAt + after)).toBe(arrival),
  )
})
