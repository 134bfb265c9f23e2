import { expect, it } from 'vitest'
import { EnvError, parseEnv } from '#cms/env.ts'

const BASE = { NODE_ENV: 'test', SERVER_SECRET: 'x'.repeat(40), DATA_DIR: '/tmp' }
const KEYS = {
  RAZORPAY_KEY_ID: 'rzp_live_ILgsfZCZoFIKMb',
  RAZORPAY_KEY_SECRET: 'very-secret-key',
  RAZORPAY_WEBHOOK_SECRET: 'very-secret-hook',
}
const failure = (extra: Record<string, string>): string => {
  try {
    parseEnv({ ...BASE, ...extra })
    return 'accepted'
  } catch (err) {
    expect(err).toBeInstanceOf(EnvError)
    return (err as Error).message
  }
}

it('takes the keys of Razorpay together or not at all', () => {
  expect(parseEnv({ ...BASE, ...KEYS })).toMatchObject(KEYS)
  expect(parseEnv(BASE).RAZORPAY_KEY_ID).toBeUndefined()
})

it.each(Object.keys(KEYS) as (keyof typeof KEYS)[])(
  'names %s when it alone is missing, and no secret',
  (name) => {
    const message = failure({ ...KEYS, [name]: '' })
    expect(message).toMatch(new RegExp(`^${name}: must be set together`))
    expect(message).not.toContain('very-secret')
  },
)

it('refuses a key id that is none, without showing it', () => {
  const message = failure({ ...KEYS, RAZORPAY_KEY_ID: 'very-secret-key' })
  expect(message).toContain('RAZORPAY_KEY_ID: must look like rzp_live_…')
  expect(message).not.toContain('very-secret')
})
