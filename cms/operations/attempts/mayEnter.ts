import { createHash, timingSafeEqual } from 'node:crypto'
import ipaddr from 'ipaddr.js'
import type { BasePayload } from 'payload'
import type { Viewer } from '#access/viewer.ts'
import type { START_REFUSALS } from '#domain/calls/exams/tests.ts'
import { mayStart } from '#domain/exams/attempts/mayStart.ts'
import { releaseLimits, reserveLimits } from '../rateLimits/limits.ts'
import type { AttemptHead } from './attemptHead.ts'
import type { PaperOutline } from './findPaper.ts'
import type { Granted } from './grantedTo.ts'
import { isEntitled } from './isEntitled.ts'
import type { LoadedRelease } from './loadRelease.ts'
import { nameOfTaker, type Taker } from './taker.ts'

export type EntryRefusal = { reason: (typeof START_REFUSALS)[number]; at: number | null }

type Asking = {
  outline: PaperOutline
  release: LoadedRelease | null
  hasPack: boolean
  taker: Taker | null
  viewer: Viewer | null
  granted: Granted
  attempts: readonly AttemptHead[]
  /** Client address from Express. */
  ip: string | null
}

const refused = (reason: EntryRefusal['reason'], at: number | null = null): EntryRefusal => ({ reason, at })

/** Whether somebody may take a paper at all: it is free, they try it as an admin, or they have bought or been given it. */
export const mayTake = async (
  payload: BasePayload,
  outline: PaperOutline,
  { taker, viewer, now }: { taker: Taker; viewer: Viewer | null; now: number },
): Promise<boolean> =>
  outline.isFree ||
  viewer?.isAdmin === true ||
  (taker.student !== null && (await isEntitled(payload, taker.student, outline, new Date(now))))

/** Why somebody cannot start a paper now, password and consent apart; null when they can. */
export async function entryRefusal(
  payload: BasePayload,
  { outline, release, hasPack, taker, viewer, granted, attempts, ip }: Asking,
  now: number,
): Promise<EntryRefusal | null> {
  if (!taker) return refused('signedOut')
  if (!(await mayTake(payload, outline, { taker, viewer, now }))) return refused('locked')
  if (!release || !hasPack) return refused('notReady')
  if (!isInNetworks(release.entry.networks, ip)) return refused('networkRefused')
  const { extraAttempts } = granted.accommodation
  const { batches } = granted
  const verdict = mayStart(release.content.paper, { attempts, batches, extraAttempts, now })
  return verdict.ok ? null : refused(verdict.reason, 'at' in verdict ? verdict.at : null)
}

/** Whether an address lies in one of these CIDR ranges; without ranges all do. */
export function isInNetworks(networks: readonly string[], ip: string | null): boolean {
  if (networks.length === 0) return true
  if (!ip || !ipaddr.isValid(ip)) return false
  const address = ipaddr.process(ip)
  return networks.some((network) => {
    if (!ipaddr.isValidCIDR(network)) return false
    const [base, bits] = ipaddr.parseCIDR(network)
    return base.kind() === address.kind() && address.match([base, bits])
  })
}

const PASSWORD_TRIES = { limit: 5, windowMs: 600_000 }
const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

export type PasswordVerdict = { ok: true } | { ok: false; retryAfterS: number | null }

/** Compares the password of a paper in constant time; wrong ones are limited by person and paper. */
export async function checkPassword(
  payload: BasePayload,
  { paperId, entry }: Pick<LoadedRelease, 'paperId' | 'entry'>,
  taker: Taker,
  given: string | null,
  now: number,
): Promise<PasswordVerdict> {
  if (entry.password === null) return { ok: true }
  const key = `paper-password:${paperId}:${nameOfTaker(taker)}`
  const limits = [{ kind: 'window' as const, key, ...PASSWORD_TRIES }]
  const quota = await reserveLimits(payload, limits, new Date(now))
  if (!quota.ok) return { ok: false, retryAfterS: quota.retryAfterS }
  if (!timingSafeEqual(digest(given ?? ''), digest(entry.password))) return { ok: false, retryAfterS: null }
  await releaseLimits(payload, limits)
  return { ok: true }
}
