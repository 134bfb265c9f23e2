import { expect, test } from 'vitest'
import { formatIssues, summaryOf } from '#seed/report.ts'

test('problems are an aligned table without trailing spaces', () => {
  expect(
    formatIssues([
      { file: 'products.csv', row: 12, field: 'price', reason: 'is required' },
      { file: 'pages/home.json', row: '', field: '', reason: 'must be one object' },
    ]),
  ).toBe(
    [
      'File             Row  Field  Reason',
      'products.csv     12   price  is required',
      'pages/home.json  -    -      must be one object',
    ].join('\n'),
  )
})

test('the summary sums all kinds and marks a dry run', () => {
  const counts = {
    class: { created: 1, updated: 2, unchanged: 3, deleted: 0 },
    lecture: { created: 10, updated: 0, unchanged: 5, deleted: 4 },
  }
  expect(summaryOf('demo', counts, false)).toBe('demo: 11 created, 2 updated, 8 unchanged, 4 deleted')
  expect(summaryOf('demo', counts, true)).toBe(
    'demo: would be 11 created, 2 updated, 8 unchanged, 4 deleted; nothing was written',
  )
})
