import { describe, expect, it } from 'vitest'
import { batchClashes, isSameHour } from '#domain/batches/batchClashes.ts'
import { attendanceOver, hasAttended } from '#domain/batches/missedClasses.ts'

const EVENING = {
  startsOn: '2026-12-01T00:00:00.000Z',
  endsOn: '2026-12-31T00:00:00.000Z',
  days: ['mon', 'wed'],
  fromTime: '17:30',
  toTime: '19:00',
}

describe('two timetables', () => {
  it.each([
    ['at the same hour', {}, true],
    ['on other days', { days: ['tue'] }, false],
    ['on every day', { days: [] }, true],
    ['one after the other', { fromTime: '19:00', toTime: '20:00' }, false],
    ['half an hour apart from the end', { fromTime: '18:30', toTime: '20:00' }, true],
    ['in the morning, written without a zero', { fromTime: '9:00', toTime: '10:00' }, false],
    ['without hours', { fromTime: null, toTime: null }, true],
    ['in the month after', { startsOn: '2027-01-01T00:00:00.000Z', endsOn: null }, false],
    ['without an end', { startsOn: '2026-11-01T00:00:00.000Z', endsOn: null }, true],
  ])('%s', (_, change, isSame) => {
    expect(isSameHour(EVENING, { ...EVENING, ...change })).toBe(isSame)
    expect(isSameHour({ ...EVENING, ...change }, EVENING)).toBe(isSame)
  })

  it('clash when they share a teacher; a batch never clashes with itself', () => {
    const batch = { ...EVENING, id: 'a', teachers: ['r', 's'] }
    const others = [batch, { ...batch, id: 'b', teachers: ['s'] }, { ...batch, id: 'c', teachers: ['t'] }]
    expect(batchClashes(batch, others)).toEqual([{ id: 'b', teachers: ['s'] }])
  })
})

describe('the attendance of a student', () => {
  const held = [1, 2, 3].map((at) => ({ id: `c${at}`, startsAt: at * 1000, minutes: 60 }))

  it('counts a class from half of its minutes on', () => {
    expect(hasAttended(30 * 60, 60)).toBe(true)
    expect(hasAttended(30 * 60 - 1, 60)).toBe(false)
  })

  it('lists the missed classes since the student joined', () => {
    const seconds = new Map([
      ['c2', 3000],
      ['c3', 60],
    ])
    expect(attendanceOver(held, 1500, seconds)).toEqual({ attended: 1, missed: ['c3'] })
    expect(attendanceOver(held, 0, new Map())).toEqual({ attended: 0, missed: ['c1', 'c2', 'c3'] })
  })
})
