import { beforeAll, describe, expect, it } from 'vitest'
import type { RequestProject } from '#access/projectOf.ts'
import { startPayload } from '#cms/payload.ts'
import { identityKey } from '#domain/auth/identityKey.ts'
import { AUTH_LIMIT_CEILINGS, DEFAULT_AUTH_LIMITS } from '#domain/auth/policy.ts'
import { type Browser, openBrowser } from '#tests/support/browser.ts'
import { createProject } from '#tests/support/createProject.ts'
import { freshPhone } from '#tests/support/people.ts'
import { IS_FULL, triesOf } from '#tests/support/sample.ts'
import { IS_TIMED } from '#tests/support/timeLimits.ts'

/**
 * Response times must not reveal accounts: the median difference of 50 pairs of consecutive calls (200 in the long run) is less than
 * max(5 ms, 10 %). Up to four rounds are measured, since more pairs average out other load on the machine. The sample has
 * too few pairs to measure times and compares responses only.
 */
const CALLS = triesOf({ few: 10, full: 50, long: 200 })
const JUDGES_TIMES = IS_FULL || IS_TIMED
const MAX_ROUNDS = 4
const MAX_MS = 5
const MAX_SHARE = 0.1
const MANY = 1_000_000

type Person = { phone: string; email: string }

let payload: Awaited<ReturnType<typeof startPayload>>
let project: RequestProject
const known: Person[] = []
const unknown: Person[] = []
let browser: Browser

beforeAll(async () => {
  payload = await startPayload()
  const authLimits = {
    ...Object.fromEntries(Object.keys(DEFAULT_AUTH_LIMITS).map((name) => [name, MANY])),
    ...AUTH_LIMIT_CEILINGS,
  }
  project = await createProject(payload, {
    'admin-configs': { authLimits: { ...authLimits, sendGapMs: 0, guessRefillMs: 1 } },
    'web-static-configs': { adminWebConfig: { signupForm: { isEmailOtpEnabled: true } } },
  })
  browser = openBrowser(project)
  await browser.post('/auth/loginAndSendOtp', { phone: freshPhone() })
  for (let i = 0; i < CALLS; i++) {
    const [phone, email] = [freshPhone(), `known${i}@example.org`]
    known.push({ phone, email })
    unknown.push({ phone: freshPhone(), email: `nobody${i}@example.org` })
    await payload.db.create({
      collection: 'users',
      data: {
        project: project.id,
        name: 'Test Person',
        uid: `known-${project.slug}-${i}`,
        // Staff, so that the admin calls can be compared too.
        userLevel: 800,
        phone,
        email,
        isPhoneVerified: true,
        isEmailVerified: true,
        phoneKey: identityKey(project.id, phone),
        emailKey: identityKey(project.id, email),
      },
    })
  }
})

const median = (times: number[]): number => times.toSorted((a, b) => a - b)[times.length >> 1] as number
const name = 'Test Person'
const CASES: [call: string, bodyOf: (person: Person) => Record<string, unknown>][] = [
  ['auth/loginAndSendOtp', ({ phone }) => ({ phone })],
  ['auth/resendOtp', ({ phone }) => ({ phone })],
  ['auth/verifyOtp', ({ phone }) => ({ phone, otp: 'wrong', platform: 'web' })],
  ['auth/loginemailotp', ({ email }) => ({ email })],
  ['auth/resendEmailOtp', ({ email }) => ({ email })],
  ['auth/verifyEmailOtp', ({ email }) => ({ email, emailOtp: 'wrong', platform: 'web' })],
  ['auth/signupAndSendOtp', ({ phone, email }) => ({ phone, email, name, otpMethod: 'onPhone' })],
  ['auth/resendSignupOtp', ({ phone }) => ({ phone })],
  ['auth/resendSignupEmailOtp', ({ phone, email }) => ({ phone, email })],
  [
    'auth/verifySignupOtp',
    ({ phone, email }) => ({
      phone,
      email,
      otp: 'wrong',
      emailOtp: 'wrong',
      platform: 'web',
      otpMethod: 'onPhone',
    }),
  ],
  ['admin/sendOtp', ({ phone }) => ({ identifier: phone })],
  ['admin/verifyOtp', ({ phone }) => ({ identifier: phone, otp: 'wrong' })],
]

/** Guesses codes randomly; the few right guesses are ignored below. */
const guessed = (call: string) => (call.startsWith('admin') ? '000000' : '0000')
const withGuess = (call: string, body: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(body).map(([key, value]) => [key, value === 'wrong' ? guessed(call) : value]),
  )

const medianDifference = ([known, unknown]: [number[], number[]]) =>
  median(known.map((ms, i) => ms - (unknown[i] as number)))
const limitOf = (times: [number[], number[]]) => Math.max(MAX_MS, MAX_SHARE * Math.max(...times.map(median)))

/** Sends each pair of calls in alternating order; collects their times (ms) and their responses except right guesses. */
async function measureRound(
  call: string,
  bodyOf: (person: Person) => Record<string, unknown>,
  times: [number[], number[]],
  answers: [Set<string>, Set<string>],
) {
  for (let i = 0; i < CALLS; i++) {
    const sides = i % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)
    for (const side of sides) {
      const person = (side === 0 ? known : unknown)[i] as Person
      const body = withGuess(call, bodyOf(person))
      const startedAt = performance.now()
      const answer = await browser.post(`/${call}`, body)
      times[side].push(performance.now() - startedAt)
      const isLuckyGuess =
        'signInToken' in answer.body ||
        // The second of two codes is only checked when the first was right.
        (call === 'auth/verifySignupOtp' && answer.body.channel === 'email') ||
        ['noAccount', 'noStaffAccess', 'signup'].includes(String(answer.body.code)) ||
        // An earlier lucky guess has proven the phone of a sign-up.
        (answer.body.proven as { phone?: boolean } | undefined)?.phone === true
      if (!isLuckyGuess) answers[side].add(`${answer.status} ${JSON.stringify(answer.body)}`)
    }
  }
}

describe('an anonymous caller who tries phones and e-mails', () => {
  it.each(CASES)('cannot detect accounts by %s: status, body and time are the same', async (call, bodyOf) => {
    const times: [number[], number[]] = [[], []]
    const answers: [Set<string>, Set<string>] = [new Set(), new Set()]
    for (let round = 1; round <= MAX_ROUNDS; round++) {
      await measureRound(call, bodyOf, times, answers)
      expect([...answers[0]].toSorted()).toEqual([...answers[1]].toSorted())
      if (!JUDGES_TIMES || Math.abs(medianDifference(times)) < limitOf(times)) return
    }
    expect(
      Math.abs(medianDifference(times)),
      `medians of ${times[0].length} calls: ${times.map(median).join(' and ')} ms`,
    ).toBeLessThan(limitOf(times))
  })
})
