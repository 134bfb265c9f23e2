import { describe, expect, it } from 'vitest'
import {
  CANNED_HELP,
  CANNED_VARIABLES,
  fillCannedReply,
  unfilledVariables,
  unknownVariables,
} from '#domain/tickets/cannedReply.ts'
import { fileTitle } from '#domain/tickets/files.ts'
import {
  DEFAULT_BUSINESS_HOURS,
  DEFAULT_TARGETS,
  dueTimes,
  overdueTargets,
  redressDueAt,
  resumedDueAt,
} from '#domain/tickets/targets.ts'

const rules = { hours: DEFAULT_BUSINESS_HOURS, zone: 'Asia/Kolkata', targets: DEFAULT_TARGETS }
const at = (local: string): number => Date.parse(`${local}+05:30`)

describe('the targets of a ticket', () => {
  it('follow its priority and the business hours', () => {
    // A Tuesday; the team works from 10 to 19.
    expect(dueTimes(at('2026-01-20T18:00'), 'high', rules)).toEqual({
      firstReplyDueAt: at('2026-01-21T13:00'),
      resolveDueAt: at('2026-01-23T15:00'),
    })
    expect(dueTimes(at('2026-01-20T18:00'), 'urgent', rules).firstReplyDueAt).toBe(at('2026-01-20T19:00'))
  })

  it('are overdue while they run: those of the team while it waits for the team, that of the law until it is resolved', () => {
    const [early, late] = ['2026-01-20T10:00:00.000Z', '2026-01-22T10:00:00.000Z']
    const now = Date.parse('2026-01-21T10:00:00.000Z')
    const missed = { firstReplyDueAt: early, resolveDueAt: early, redressDueAt: early }
    expect(overdueTargets({ ...missed, state: 'open' }, now)).toEqual(['firstReply', 'resolution', 'redress'])
    expect(overdueTargets({ ...missed, state: 'inProgress', firstRepliedAt: early }, now)).toEqual([
      'resolution',
      'redress',
    ])
    expect(overdueTargets({ ...missed, state: 'answered', firstRepliedAt: early }, now)).toEqual(['redress'])
    for (const state of ['resolved', 'closed', 'merged'] as const)
      expect(overdueTargets({ ...missed, state }, now)).toEqual([])
    const running = { firstReplyDueAt: late, resolveDueAt: late, redressDueAt: null }
    expect(overdueTargets({ ...running, state: 'open' }, now)).toEqual([])
  })

  it('do not count while the team waits for the student', () => {
    const due = at('2026-01-21T15:00')
    expect(resumedDueAt(due, at('2026-01-21T12:00'), at('2026-01-23T17:00'), rules)).toBe(
      at('2026-01-24T11:00'),
    )
  })

  it('are already over when they were over at the reply', () => {
    const now = at('2026-01-22T12:00')
    expect(resumedDueAt(at('2026-01-20T15:00'), at('2026-01-21T12:00'), now, rules)).toBe(now)
  })
})

describe('a complaint', () => {
  it.each([
    ['2026-01-20T11:00:00.000Z', '2026-02-20T11:00:00.000Z'],
    ['2026-01-31T11:00:00.000Z', '2026-02-28T11:00:00.000Z'],
    ['2026-12-15T11:00:00.000Z', '2027-01-15T11:00:00.000Z'],
    // 31 January, 02:00 in India, where it is 28 February a month later.
    ['2026-01-30T20:30:00.000Z', '2026-02-27T20:30:00.000Z'],
  ])('of %s is redressed until %s', (opened, due) => {
    expect(new Date(redressDueAt(Date.parse(opened), 'Asia/Kolkata')).toISOString()).toBe(due)
  })
})

describe('a canned reply', () => {
  it('fills in what is known, and shows what is not', () => {
    const text = 'Hello {name}, about {number} and {order}: yours, {staff}'
    expect(fillCannedReply(text, { name: 'Asha', number: 'HT-26-100000', order: null, staff: '' })).toBe(
      'Hello Asha, about HT-26-100000 and {order}: yours, {staff}',
    )
  })

  it('names the variables that are still in braces', () => {
    expect(unfilledVariables('Dear {name}, {order} of {name} {surname} {}')).toEqual(['name', 'order'])
    expect(unfilledVariables('Dear Asha')).toEqual([])
  })

  it('says of each variable what it stands for, with an example that fills it', () => {
    const examples = Object.fromEntries(CANNED_VARIABLES.map((name) => [name, CANNED_HELP[name].example]))
    const text = CANNED_VARIABLES.map((name) => `{${name}}`).join(' ')
    expect(unfilledVariables(fillCannedReply(text, examples))).toEqual([])
    expect(CANNED_VARIABLES.every((name) => CANNED_HELP[name].is.length > 0)).toBe(true)
  })

  it('names what no variable fills', () => {
    expect(unknownVariables('{name} {surname} {} {surname}')).toEqual(['surname', ''])
  })
})

describe('the name of a sent file', () => {
  it.each([
    ['C:\\fakepath\\Screenshot 1.png', 'Screenshot 1'],
    ['../../etc/passwd', 'passwd'],
    ['invoice\u202Egnp.exe', 'invoicegnp'],
    ['', ''],
    [null, ''],
  ])('%j is shown as %j', (sent, shown) => {
    expect(fileTitle(sent)).toBe(shown)
  })
})
