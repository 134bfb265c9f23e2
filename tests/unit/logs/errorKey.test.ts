import { describe, expect, it } from 'vitest'
import { errorKey } from '#domain/logs/errorKey.ts'

const stack = (file = 'app-4b1f3c9d8e7a6b5c.js', at = '1:482') =>
  [
    'TypeError: x',
    `    at pay (https://demo.example/_next/${file}?v=1:${at})`,
    `    at run (https://demo.example/_next/${file}:1:9)`,
    `    at press (https://demo.example/_next/${file}:1:99)`,
  ].join('\n')
const report = {
  panel: 'site',
  message: 'Order 17 of 98f3a1b2c3d4e5f6 at https://a.example/x is gone',
  error: stack(),
}

describe('two reports are the same error', () => {
  it.each([
    ['another number', { message: 'Order 4821 of 98f3a1b2c3d4e5f6 at https://a.example/x is gone' }],
    ['another id', { message: 'Order 17 of 11f3a1b2c3d4e5ff at https://a.example/x is gone' }],
    ['another address', { message: 'Order 17 of 98f3a1b2c3d4e5f6 at https://b.example/y?z=1 is gone' }],
    ['another host', { error: stack().replaceAll('demo.example', 'other.example:3000') }],
    ['another build of the same file', { error: stack('app-0000000000000000.js') }],
    ['more frames below the third', { error: `${stack()}\n    at root (x.js:1:1)` }],
  ])('with %s', (_what, change) => expect(errorKey({ ...report, ...change })).toBe(errorKey(report)))
})

describe('two reports are different errors', () => {
  it.each([
    ['another panel', { panel: 'admin' }],
    ['another message', { message: 'Order 17 cannot be paid' }],
    ['another place in the file', { error: stack(undefined, '1:483') }],
    ['another function', { error: stack().replace('at pay', 'at settle') }],
  ])('with %s', (_what, change) => expect(errorKey({ ...report, ...change })).not.toBe(errorKey(report)))
})
