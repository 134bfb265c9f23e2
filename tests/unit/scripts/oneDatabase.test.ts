import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const TESTS = 'tests/int'
const LIST = 'docs/decisions/0045-mongodb-beside-sqlite.md'

/** Integration tests that are told apart by their name or by a condition, without `.int.test.ts`. */
const apart = readdirSync(TESTS, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.int.test.ts'))
  .filter(
    (file) =>
      /\.(sqlite|mongo)\./.test(file) || readFileSync(`${TESTS}/${file}`, 'utf8').includes('TEST_MONGO_URI'),
  )
  .map((file) => file.replace('.int.test.ts', ''))
const rows = readFileSync(LIST, 'utf8')
  .split('\n')
  .filter((line) => /^\| `/.test(line))
const listed = rows.flatMap((row) =>
  [...(row.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, name]) => name),
)

it('each test that runs on one database only has its reason in the list, and the list names no other', () => {
  expect(apart.length).toBeGreaterThan(5)
  expect([...new Set(listed)].sort()).toEqual(apart.sort())
})
