import { createHmac } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { BasePayload } from 'payload'
import { insertIfAbsent } from '#database/guard.ts'
import { MINUTE_MS } from '#domain/auth/policy.ts'
import { isMinor } from '#domain/people/consent/minor.ts'
import { dayAt } from '#domain/reports/days.ts'
import type { FunnelStep } from '#domain/reports/funnel.ts'
import { serverKey } from '../../config/serverKey.ts'
import { consentsOf } from '../consents/consentsOf.ts'
import { projectZone } from '../content/projectZone.ts'

/** Today's steps that this process has recorded or skipped, to save reads on every page. */
const known = new WeakMap<object, LRUCache<string, true>>()
const MAX_KNOWN = 20_000
/** Every time zone's day begins at a multiple of this time, ms. */
const QUARTER_MS = 15 * MINUTE_MS

function knownSteps({ db }: BasePayload): LRUCache<string, true> {
  const steps = known.get(db) ?? new LRUCache<string, true>({ max: MAX_KNOWN })
  known.set(db, steps)
  return steps
}

/**
 * Records that an adult took a step of the funnel, once a day. Nothing is recorded for minors and people of unknown age. The key is a keyed
 * hash, so that the row does not identify the person. A failure is only logged.
 */
export async function recordStep(
  payload: BasePayload,
  { project, student, step, now }: { project: string; student: string; step: FunnelStep; now: Date },
): Promise<void> {
  try {
    const steps = knownSteps(payload)
    const recent = [project, Math.floor(now.getTime() / QUARTER_MS), step, student].join('\n')
    if (steps.has(recent)) return
    const day = dayAt(now.getTime(), await projectZone(payload, project))
    const name = [project, day, step, student].join('\n')
    if (steps.has(name)) {
      steps.set(recent, true)
      return
    }
    const { birthYear } = await consentsOf(payload, student)
    if (!isMinor(birthYear, now.getUTCFullYear()))
      await insertIfAbsent({
        payload,
        collection: 'funnel-steps',
        data: {
          key: createHmac('sha256', serverKey('funnel')).update(name).digest('base64url'),
          project,
          step,
          at: now.toISOString(),
        },
      })
    for (const done of [name, recent]) steps.set(done, true)
  } catch (err) {
    payload.logger.error({ msg: 'a step of the funnel was not recorded', err })
  }
}
