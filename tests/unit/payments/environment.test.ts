import { expect, it } from 'vitest'
import { parseEnv } from '#cms/config/env.ts'
import { BASE_ENV, refusalOf } from '#tests/support/environment.ts'

const KEYS = {
  RAZORPAY_KEY_ID: 'rzp_live_ILgsfZCZoFIKMb',
  RAZORPAY_KEY_SECRET: 'very-secret-key',
  RAZORPAY_WEBHOOK_SECRET: 'very-secret-hook',
}

it('accepts Razorpay keys together or not at all', () => {
  expect(parseEnv({ ...BASE_ENV, ...KEYS })).toMatchObject(KEYS)
  expect(parseEnv(BASE_ENV).RAZORPAY_KEY_ID).toBeUndefined()
})

it.each(Object.keys(KEYS) as (keyof typeof KEYS)[])(
  'names %s when it is missing, without secrets',
  (name) => {
    const message = refusalOf({ ...KEYS, [name]: '' })
    expect(message).toMatch(new RegExp(`^${name}: must be set together`))
    expect(message).not.toContain('very-secret')
  },
)

it('refuses an invalid key id without showing it', () => {
  const message = refusalOf({ ...KEYS, RAZORPAY_KEY_ID: 'very-secret-key' })
  expect(message).toContain('RAZORPAY_KEY_ID: must look like rzp_live_…')
  expect(message).not.toContain('very-secret')
})
