import { expect, it } from 'vitest'
import { readResourceQuery, resourcesPath } from '#site/data/resourceQuery.ts'

const PLAIN = { kind: null, exam: null, subject: null, page: 1 }

it.each([
  [{}, PLAIN],
  [
    { kind: 'pdf', exam: 'NEET UG', subject: 'physics', page: '3' },
    { kind: 'pdf', exam: 'NEET UG', subject: 'physics', page: 3 },
  ],
  [
    { kind: ['video', 'pdf'], page: ['2', '9'] },
    { ...PLAIN, kind: 'video', page: 2 },
  ],
  [{ kind: '__proto__', subject: 'constructor', page: '-1' }, PLAIN],
  [{ exam: 'x'.repeat(10_000), page: '1e9' }, PLAIN],
  [{ page: '0' }, PLAIN],
  [{ page: '9999' }, { ...PLAIN, page: 1000 }],
])('reads %j', (search, query) => {
  expect(readResourceQuery(search)).toEqual(query)
})

it('round-trips, with an empty query for the unfiltered list', () => {
  expect(resourcesPath(PLAIN)).toBe('/free-resources')
  const query = { kind: 'pdf', exam: 'NEET & JEE', subject: 'hindi', page: 2 } as const
  const search = Object.fromEntries(new URLSearchParams(resourcesPath(query).split('?')[1]))
  expect(readResourceQuery(search)).toEqual(query)
})
