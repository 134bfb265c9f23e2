import { expect, it } from 'vitest'
import { addMonths, cohortFigures, cohortsOf } from '#domain/reports/cohorts.ts'

it('buyers are counted by the month of their first order in each month in which they bought', () => {
  const figures = cohortFigures(
    new Map([
      ['a', new Set(['2026-11', '2026-09'])],
      ['b', new Set(['2026-09'])],
      ['c', new Set(['2026-11'])],
    ]),
  )
  expect(cohortsOf(figures, '2026-11')).toEqual([
    { month: '2026-11', buyers: [1] },
    { month: '2026-09', buyers: [2, 0, 1] },
  ])
})

it('months are counted across years', () => {
  expect([addMonths('2026-12', 1), addMonths('2026-01', -1), addMonths('2026-11', -11)]).toEqual([
    '2027-01',
    '2025-12',
    '2025-12',
  ])
})
