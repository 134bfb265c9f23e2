import { expect, it } from 'vitest'
import { maskNumbers, redact, redactUrl } from '#cms/server/process/redact.ts'

it.each([
  ['/api/auth/me?token=abc&page=2', '/api/auth/me?token=…&page=2'],
  ['/api/users?phone=%2B919800000001', '/api/users?phone=…01'],
  ['/api/users?where[phone][equals]=919800000001', '/api/users?where[phone][equals]=…01'],
  ['/orders/919800000001', '/orders/…01'],
  ['/courses?sort=new', '/courses?sort=new'],
  ['/x?otp=1234&code=&flag', '/x?otp=…&code=…&flag'],
])('writes %s as %s', (url, expected) => {
  expect(redactUrl(url)).toBe(expected)
})

it('hides secrets and phone numbers at any depth of a record', () => {
  const record = {
    user: { phone: '+919800000001', otp: '1234', name: 'A' },
    list: [{ authorization: 'Bearer x' }],
    msg: 'to +919800000001',
  }
  expect(redact(record)).toEqual({
    user: { phone: '…01', otp: '…', name: 'A' },
    list: [{ authorization: '…' }],
    msg: 'to …01',
  })
})

it('leaves short numbers alone', () => {
  expect(maskNumbers('42 rows in 1300 ms')).toBe('42 rows in 1300 ms')
})
