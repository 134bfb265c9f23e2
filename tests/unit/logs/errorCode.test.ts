import { expect, it } from 'vitest'
import { errorCode, fingerprintStart } from '#domain/logs/errorCode.ts'
import { pathText } from '#domain/logs/pathText.ts'

it('an error code is the beginning of a fingerprint, however a student types it', () => {
  const code = errorCode('3f09a1c2d4e5f60718293a4b5c6d7e8f')
  expect(code).toBe('E-3F09A1C2')
  for (const typed of [code, 'e-3f09a1c2', ' E3F09A1C2 ']) expect(fingerprintStart(typed)).toBe('3f09a1c2')
  for (const other of ['E-3F09', 'E-3F09A1C2D4', 'hello', 'E-3F09A1CZ'])
    expect(fingerprintStart(other)).toBeNull()
})

it.each([
  ['/tests/0b2f8a3e-5d1c-4f6a-9b7e-2c4d6e8f0a1b/result', '/tests/…/result'],
  ['/tests/65f1c0ffee65f1c0ffee65f1', '/tests/…'],
  ['/courses/physics-2026', '/courses/physics-2026'],
  ['/support-tickets/HT-26-104872', '/support-tickets/HT-26-104872'],
])('the path %s is shown as %s', (path, shown) => {
  expect(pathText(path)).toBe(shown)
})
