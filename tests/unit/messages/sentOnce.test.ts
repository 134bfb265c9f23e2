import { expect, it } from 'vitest'
import { nextSendAttempt } from '#domain/messages/retry.ts'

const FAILED = (errorCode: string) => ({
  channel: 'email' as const,
  tries: 1,
  failures: [{ errorCode, fault: 'provider' as const }],
})

it.each([
  ['timeout', true],
  ['ECONNRESET', true],
  ['ECONNREFUSED', false],
  ['smtp-451', false],
])('after %s a bulk e-mail is uncertain: %s; any other e-mail is repeated', (errorCode, isUncertain) => {
  const repeated = { waitMs: expect.any(Number) }
  expect(nextSendAttempt(FAILED(errorCode))).toEqual(repeated)
  const next = nextSendAttempt({ ...FAILED(errorCode), isSentOnce: true })
  expect(next).toEqual(isUncertain ? 'unknown' : repeated)
})
