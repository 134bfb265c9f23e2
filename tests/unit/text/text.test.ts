import { describe, expect, it } from 'vitest'
import { LongOtpSchema, OtpSchema } from '#domain/auth/OtpSchema.ts'
import { sessionExpiry } from '#domain/auth/sessionExpiry.ts'
import { signupChannels } from '#domain/auth/signupChannels.ts'
import { isReservedSlug, RESERVED_SLUGS, SYSTEM_PAGE_SLUGS } from '#domain/pages/reservedSlugs.ts'
import { SlugSchema, slugify } from '#domain/text/slug.ts'

it.each([
  ['JEE Physics: Mechanics', 'jee-physics-mechanics'],
  ['  Ünïcode—Title ', 'unicode-title'],
  ['हिन्दी', ''],
  ['a'.repeat(300), 'a'.repeat(100)],
])('%s becomes the slug %s', (text, slug) => expect(slugify(text)).toBe(slug))
it.each(['a', 'a-b', '2026'])('%s is a slug', (slug) => expect(SlugSchema.safeParse(slug).success).toBe(true))
it.each(['', '-a', 'a--b', 'A', 'a b', '../x', '~demo', 'a'.repeat(101)])('%j is no slug', (slug) =>
  expect(SlugSchema.safeParse(slug).success).toBe(false),
)

it('reserves the slugs of system screens but not of the pages whose content comes from the CMS', () => {
  for (const slug of ['admin', 'courses', 'checkout', 'login', 'users'])
    expect(isReservedSlug(slug)).toBe(true)
  expect(SYSTEM_PAGE_SLUGS.filter((slug) => RESERVED_SLUGS.includes(slug))).toEqual([])
})

describe('a code', () => {
  it.each(['0000', '4821'])('%s has 4 digits', (otp) => expect(OtpSchema.safeParse(otp).success).toBe(true))
  it.each(['', '123', '12345', '12a4', '१२३४', ' 1234', '1234\n', 1234, ['1234'], null])(
    '%j is none',
    (otp) => expect(OtpSchema.safeParse(otp).success).toBe(false),
  )
  it('of staff, of a proof and of a step-up has 6 digits', () =>
    expect([LongOtpSchema.safeParse('123456').success, LongOtpSchema.safeParse('1234').success]).toEqual([
      true,
      false,
    ]))
})

it('ends a session 48 h after the server time by default', () => {
  expect(sessionExpiry(undefined, 1000)).toBe(1000 + 172_800_000)
  expect(sessionExpiry(5, 1000)).toBe(5)
})

describe('the codes a sign-up needs (spec 5)', () => {
  it.each([
    ['91', false, 'onEmail', { phone: false, email: true }],
    ['91', false, 'onPhone', { phone: true, email: false }],
    ['91', true, 'onEmail', { phone: true, email: true }],
    ['91', true, 'onPhone', { phone: true, email: true }],
    ['1', false, 'onEmail', { phone: false, email: true }],
    ['1', false, 'onPhone', { phone: false, email: true }],
    ['1', true, 'onEmail', { phone: false, email: true }],
    ['1', true, 'onPhone', { phone: false, email: true }],
  ] as const)('country %s, e-mail OTP %s, %s', (countryCode, isEmailOtpEnabled, otpMethod, channels) =>
    expect(signupChannels({ countryCode, isEmailOtpEnabled, otpMethod })).toEqual(channels),
  )
})
