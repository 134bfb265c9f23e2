import { describe, expect, it } from 'vitest'
import { pathOnly, withoutSecrets } from '#domain/logs/withoutSecrets.ts'
import { expectLinear } from '#tests/support/timeLimits.ts'

describe('a text for the error log', () => {
  it.each([
    ['the code 4821 is wrong', 'the code [number] is wrong'],
    ['otp=482193&x', 'otp=[number]&x'],
    ['{"emailOtp":"4821"}', '{"emailOtp":"[number]"}'],
    ['code:4821', 'code:[number]'],
    ['no user +919876543210', 'no user [number]'],
    ['no user +91 98765 43210.', 'no user [number].'],
    ['no user 98765-43210', 'no user [number]'],
    ['asha.rao+jee@example.org is taken', '[e-mail] is taken'],
    ['mail "asha@example.co.in"', 'mail "[e-mail]"'],
    ['asha%40example.org', '[e-mail]'],
    ['Bearer eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0.dozjgNryP4J3', 'Bearer [token]'],
    ['token 4b1f3c9d8e7a6b5c4d3e2f1a0b9c8d7e', 'token [token]'],
    ['GET https://demo.example/a/b?otp=4821&x=1#t failed', 'GET https://demo.example/a/b failed'],
    ['GET /api/auth/me?token=abc failed', 'GET /api/auth/me failed'],
  ])('%s becomes %s', (text, safe) => expect(withoutSecrets(text)).toBe(safe))

  it.each([
    "Cannot read properties of undefined (reading 'title')",
    'answered 503 after 3 tries',
    'Minified React error #418',
    'version 1.2345',
  ])('%s stays as it is', (text) => expect(withoutSecrets(text)).toBe(text))

  it('keeps the stack’s positions', () => {
    const stack = [
      'Error: asha@example.org has 4821',
      '    at pay (https://demo.example/_next/static/chunks/app-4b1f3c9d8e7a6b5c.js?v=4821:1:48213)',
      'pay@https://demo.example/_next/static/chunks/app-4b1f3c9d8e7a6b5c.js:1:48213',
    ].join('\n')
    expect(withoutSecrets(stack)).toBe(
      [
        'Error: [e-mail] has [number]',
        '    at pay (https://demo.example/_next/static/chunks/app-4b1f3c9d8e7a6b5c.js:1:48213)',
        'pay@https://demo.example/_next/static/chunks/app-4b1f3c9d8e7a6b5c.js:1:48213',
      ].join('\n'),
    )
  })

  it.each(['a', '1 ', '@', ':1', 'a.', '/?'])('is processed in linear time where it repeats %s', (piece) =>
    expectLinear((length) => withoutSecrets(`at ${piece.repeat(length)}`), 16_000),
  )
})

it.each([
  ['/orders/SH-2026-0001?token=abc#x', '/orders/SH-[number]'],
  ['https://demo.example:3000/_projects/demo/courses?exam=JEE', '/_projects/demo/courses'],
  ['/u/asha@example.org', '/u/[e-mail]'],
  ['/invite/4b1f3c9d8e7a6b5c4d3e2f1a', '/invite/[token]'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
  ['', ''],
])('the URL %s is stored as %s', (address, path) => expect(pathOnly(address)).toBe(path))
