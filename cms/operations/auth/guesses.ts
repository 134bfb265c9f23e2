import type { BasePayload } from 'payload'
import { guardedUpdate } from '#collections/guard.ts'
import { type AuthLimits, DAY_MS, HOUR_MS, OTP_LENGTH } from '#domain/auth/policy.ts'
import type { OtpChallenge } from '#payload-types'
import { giveBackToBucket, isBucketEmpty, takeFromBucket } from '../limits/bucket.ts'
import { countInWindow, giveBackToWindow, takeFromWindow } from '../limits/window.ts'
import { networkOf } from './network.ts'
import { steppedUpUntil } from './projectAlert.ts'
import type { Client } from './slot.ts'

export type Guesser = {
  payload: BasePayload
  project: string
  identifier: string
  /** The key of a device the identifier signed in on before, or null. */
  deviceKey: string | null
  client: Client
  limits: AuthLimits
  now: Date
}

type Spent =
  /** `giveBack`: the guess was not looked at, or right; then what its own browser got wrong before goes back too. */
  | { ok: true; giveBack: (wrongBefore?: number) => Promise<unknown> }
  | { ok: false; reason: 'stepUp' | 'later'; retryAfterS: number }

const bucketOf = ({ project, identifier, limits }: Guesser) => ({
  key: `guess:${project}:${identifier}`,
  burst: limits.guessBurst,
  refillMs: limits.guessRefillMs,
})

/** The windows of an address and of the network around it. */
function addressWindows({ project, client, limits }: Guesser, what: 'sends' | 'guesses') {
  const from = networkOf(client.ip)
  if (!from) return []
  const limit = what === 'sends' ? limits.ipSendsPerHour : limits.ipGuessesPerHour
  return [
    { key: `${what}:${project}:${from.address}`, limit, windowMs: HOUR_MS },
    { key: `${what}:${project}:${from.network}`, limit: limit * limits.networkFactor, windowMs: HOUR_MS },
  ]
}

/** Counts a send of a new device's address; false once the hour's share is used up. */
export async function countAddressSend(guesser: Guesser): Promise<boolean> {
  let isWithin = true
  for (const window of addressWindows(guesser, 'sends'))
    isWithin = (await takeFromWindow(guesser.payload, window, guesser.now)).ok && isWithin
  return isWithin
}

/** Whether a new device has to prove itself by 6 digits: no 4-digit guess would be looked at. */
export async function needsStepUp(guesser: Guesser): Promise<boolean> {
  const { payload, project, now } = guesser
  if (await isBucketEmpty(payload, bucketOf(guesser), now)) return true
  if (await steppedUpUntil(payload, project, now)) return true
  for (const window of addressWindows(guesser, 'guesses'))
    if ((await countInWindow(payload, window, now)) >= window.limit) return true
  return false
}

/**
 * Spends one guess before the code is looked at (security.md, "One-time passwords"): of the device's own budget when it
 * is known; else of the identifier's, of the address's and its network's for 4 digits, of the identifier's day for 6.
 */
export async function spendGuess(guesser: Guesser, challenge: OtpChallenge): Promise<Spent> {
  const { payload, project, identifier, deviceKey, limits, now } = guesser
  const ofDay = async (key: string, limit: number): Promise<Spent> => {
    const taken = await takeFromWindow(payload, { key, limit, windowMs: DAY_MS }, now)
    if (!taken.ok) return { ok: false, reason: 'later', retryAfterS: taken.retryAfterS }
    return { ok: true, giveBack: () => giveBackToWindow(payload, key, 1) }
  }
  if (deviceKey) return ofDay(`known:${deviceKey}`, limits.knownDeviceGuessesPerDay)
  if (challenge.length > OTP_LENGTH) return ofDay(`long:${project}:${identifier}`, limits.longGuessesPerDay)
  const stepUp: Spent = { ok: false, reason: 'stepUp', retryAfterS: 0 }
  // Reading first makes most of an attack cheap; what counts is the guarded write.
  if (await needsStepUp(guesser)) return stepUp
  const bucket = bucketOf(guesser)
  if (!(await takeFromBucket(payload, bucket, now))) return stepUp
  const taken: string[] = []
  const giveBack = async (wrongBefore = 0) => {
    await giveBackToBucket(payload, bucket, 1 + wrongBefore)
    for (const key of taken) await giveBackToWindow(payload, key)
  }
  for (const window of addressWindows(guesser, 'guesses')) {
    if (!(await takeFromWindow(payload, window, now)).ok) {
      await giveBack()
      return stepUp
    }
    taken.push(window.key)
  }
  return { ok: true, giveBack }
}

/** Keeps with the challenge that its browser guessed wrong. */
export const noteWrongGuess = (payload: BasePayload, challenge: OtpChallenge) =>
  guardedUpdate({
    payload,
    collection: 'otp-challenges',
    where: { slotKey: { equals: challenge.slotKey } },
    data: { wrongGuesses: { $inc: 1 } },
  })
