import { expect, test } from 'vitest'
import { sharedPath } from '#domain/pages/sharedPath.ts'

test.each([
  ['/tests/0190-abc', '/tests/~'],
  ['/_projects/demo/tests/0190-abc', '/_projects/demo/tests/~'],
  ['/tests/0190-abc/result', '/tests/~/result'],
  ['/tests/0190-abc/solutions', '/tests/~/solutions'],
  ['/tests/0190-abc/more', '/tests/0190-abc/more'],
  ['/tests', '/tests'],
  ['/courses/tests', '/courses/tests'],
])('%s is served by the page of %s', (path, shared) => {
  expect(sharedPath(path)).toBe(shared)
})
