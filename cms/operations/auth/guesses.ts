import type { BasePayload } from 'payload'
import { conditionalUpdate } from '#database/guard.ts'
import { budgetIdentifier } from '#domain/auth/budgetIdentifier.ts'
import { type AuthLimits, DAY_MS, HOUR_MS, KNOWN_DEVICES_FACTOR, OTP_LENGTH } from '#domain/auth/policy.ts'
import { isUsedUp, type Limit } from '#domain/rateLimits/Limit.ts'
import type { OtpChallenge } from '#payload-types'
import { readLimitStates, releaseLimits, reserveLimits } from '../rateLimits/limits.ts'
import { networkOf } from './network.ts'
import { stepUpKey } from './projectAlert.ts'
import type { Client } from './slot.ts'

export type GuessContext = {
  payload: BasePayload
  project: string
  identifier: string
  /** Key of the device if the identifier has signed in on it before, else null. */
  deviceKey: string | null
  client: Client
  limits: AuthLimits
  now: Date
}

type Spent =
  /** `giveBack` returns the guess if the code was right or not compared; `wrongBefore` also returns earlier wrong guesses of this browser. */
  | { ok: true; giveBack: (wrongBefore?: number) => Promise<unknown> }
  | { ok: false; reason: 'stepUp' | 'later'; retryAfterS: number }

/** The hourly limits of an IP address and its network. */
function addressWindows({ project, client, limits }: GuessContext, what: 'sends' | 'guesses'): Limit[] {
  const from = networkOf(client.ip)
  if (!from) return []
  const limit = what === 'sends' ? limits.ipSendsPerHour : limits.ipGuessesPerHour
  const window = { kind: 'window', windowMs: HOUR_MS } as const
  return [
    { ...window, key: `${what}:${project}:${from.address}`, limit },
    { ...window, key: `${what}:${project}:${from.network}`, limit: limit * limits.networkFactor },
  ]
}

const shortKey = (project: string, identifier: string): string => `guess:${project}:${identifier}`
const longKey = (project: string, identifier: string): string => `long:${project}:${identifier}`

/** Keys of the limits that count guesses of new devices for an identifier in a project. */
export const guessLimitKeys = (project: string, identifier: string): string[] => [
  shortKey(project, identifier),
  longKey(project, identifier),
]

/** Limits of a 4-digit guess of a new device: by identifier, IP address and network. */
function shortGuessLimits(guesser: GuessContext): Limit[] {
  const { project, identifier, limits } = guesser
  const bucket = { burst: limits.guessBurst, refillMs: limits.guessRefillMs }
  return [
    { kind: 'bucket', key: shortKey(project, identifier), ...bucket },
    ...addressWindows(guesser, 'guesses'),
  ]
}

type DaySend = { ok: true; giveBack: () => Promise<void> } | { ok: false; retryAfterS: number }

/**
 * Claims one of a day's sends, or refuses with the seconds to wait. New devices share the limit of their IP address and network. A known
 * device is never refused because of its network; all known devices of one mailbox or phone share a limit, so that one account on many
 * devices cannot use up the project's messages.
 */
export async function claimDaySend(guesser: GuessContext): Promise<DaySend> {
  const { payload, now } = guesser
  const windows = guesser.deviceKey ? knownWindows(guesser) : newDeviceWindows(guesser)
  if (windows.length === 0) return { ok: true, giveBack: async () => {} }
  const quota = await reserveLimits(payload, windows, now)
  return quota.ok ? { ok: true, giveBack: () => releaseLimits(payload, windows) } : quota
}

const DAY = { kind: 'window', windowMs: DAY_MS } as const

function knownWindows({ project, identifier, limits }: GuessContext): Limit[] {
  const limit = limits.sendsPerDay * KNOWN_DEVICES_FACTOR
  return [{ ...DAY, key: `knownSends:${project}:${budgetIdentifier(identifier)}`, limit }]
}

function newDeviceWindows({ project, client, limits }: GuessContext): Limit[] {
  const from = networkOf(client.ip)
  if (!from) return []
  const limit = limits.ipSendsPerDay
  return [
    { ...DAY, key: `daySends:${project}:${from.address}`, limit },
    { ...DAY, key: `daySends:${project}:${from.network}`, limit: limit * limits.networkFactor },
  ]
}

/** Counts a send to a new device by IP address and network; false when the hourly limit is used up. */
export const countAddressSend = async (guesser: GuessContext): Promise<boolean> =>
  (await reserveLimits(guesser.payload, addressWindows(guesser, 'sends'), guesser.now)).ok

/** Whether a new device must use a 6-digit code, because no 4-digit guess would be accepted. One read. */
export async function needsStepUp(guesser: GuessContext): Promise<boolean> {
  const { payload, project, now } = guesser
  const limits = shortGuessLimits(guesser)
  const switchKey = stepUpKey(project)
  const standings = await readLimitStates(payload, [switchKey, ...limits.map(({ key }) => key)])
  const at = now.getTime()
  return (
    (standings.get(switchKey)?.until ?? 0) > at ||
    limits.some((limit) => isUsedUp(limit, standings.get(limit.key), at))
  )
}

/** The limits that one guess counts against (docs/security.md, "One-time passwords"). */
function guessLimits(guesser: GuessContext, { length }: OtpChallenge): Limit[] {
  const { project, identifier, deviceKey, limits } = guesser
  const day = { kind: 'window', windowMs: DAY_MS } as const
  if (deviceKey) return [{ ...day, key: `known:${deviceKey}`, limit: limits.knownDeviceGuessesPerDay }]
  if (length > OTP_LENGTH)
    return [{ ...day, key: longKey(project, identifier), limit: limits.longGuessesPerDay }]
  return shortGuessLimits(guesser)
}

/** Counts one guess before the code is compared. */
export async function spendGuess(guesser: GuessContext, challenge: OtpChallenge): Promise<Spent> {
  const { payload, deviceKey, now } = guesser
  const isShort = !deviceKey && challenge.length === OTP_LENGTH
  // Reading first makes most of an attack cheap; the conditional update enforces the limit.
  if (isShort && (await needsStepUp(guesser))) return { ok: false, reason: 'stepUp', retryAfterS: 0 }
  const limits = guessLimits(guesser, challenge)
  const quota = await reserveLimits(payload, limits, now)
  if (quota.ok)
    return { ok: true, giveBack: (wrongBefore = 0) => releaseLimits(payload, limits, 1 + wrongBefore) }
  return isShort
    ? { ok: false, reason: 'stepUp', retryAfterS: 0 }
    : { ok: false, reason: 'later', retryAfterS: quota.retryAfterS }
}

/** Counts a wrong guess on the browser's challenge. */
export const recordWrongGuess = (payload: BasePayload, challenge: OtpChallenge) =>
  conditionalUpdate({
    payload,
    collection: 'otp-challenges',
    where: { slotKey: { equals: challenge.slotKey } },
    data: { wrongGuesses: { $inc: 1 } },
  })
