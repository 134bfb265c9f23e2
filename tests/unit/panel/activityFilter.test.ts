import { expect, it } from 'vitest'
import { ActivityFilterSchema, activityQuery, filterTimes } from '#domain/panel/activityFilter.ts'

it('an invalid filter is ignored', () => {
  expect(
    ActivityFilterSchema.parse({ who: ' ', action: 'explode', what: ['a'], from: '2026-13-40', to: 'today' }),
  ).toEqual({})
})

it('the days of a filter are whole days in the project’s time zone', () => {
  const filter = ActivityFilterSchema.parse({ who: ' Asha ', from: '2026-11-25', to: '2026-11-25' })
  expect(filter.who).toBe('Asha')
  expect(filterTimes(filter, 'Asia/Kolkata')).toEqual({
    from: Date.parse('2026-11-24T18:30:00Z'),
    to: Date.parse('2026-11-25T18:30:00Z'),
  })
  expect(filterTimes({}, 'UTC')).toEqual({ from: null, to: null })
})

it('page links of a filtered list keep the filter', () => {
  expect(activityQuery({ who: 'A b', action: 'delete', what: undefined }, 2)).toBe(
    'who=A+b&action=delete&page=2',
  )
  expect(activityQuery({})).toBe('')
})
