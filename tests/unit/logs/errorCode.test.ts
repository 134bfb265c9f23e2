import { expect, it } from 'vitest'
import { errorCode, fingerprintStart } from '#domain/logs/errorCode.ts'

it('an error code is the beginning of a fingerprint, however a student types it', () => {
  const code = errorCode('3f09a1c2d4e5f60718293a4b5c6d7e8f')
  expect(code).toBe('E-3F09A1C2')
  for (const typed of [code, 'e-3f09a1c2', ' E3F09A1C2 ']) expect(fingerprintStart(typed)).toBe('3f09a1c2')
  for (const other of ['E-3F09', 'E-3F09A1C2D4', 'hello', 'E-3F09A1CZ'])
    expect(fingerprintStart(other)).toBeNull()
})
