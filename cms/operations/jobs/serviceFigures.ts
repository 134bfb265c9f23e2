import type { BasePayload } from 'payload'
import { countRows } from '#database/guard.ts'
import { DAY_MS } from '#domain/auth/policy.ts'
import { callsOf } from './callCounts.ts'

/** A user-facing service with its successes and failures in the last 24 hours. */
export type ServiceFigure = { id: string; label: string; good: number; bad: number }

/**
 * Success rates of a project's sign-ins, payments, saves and messages in the last 24 hours. A wrong code is a failed sign-in; an expected refusal of a
 * save is a success. @param now ms since epoch
 */
export async function serviceFigures(
  payload: BasePayload,
  project: string,
  now: number,
): Promise<ServiceFigure[]> {
  const since = { greater_than_equal: new Date(now - DAY_MS).toISOString() }
  const countIn = (collection: 'payments' | 'delivery-logs', at: string, statuses: string[]) =>
    countRows({
      payload,
      collection,
      where: { and: [{ project: { equals: project } }, { status: { in: statuses } }, { [at]: since }] },
    })
  const [paid, notPaid, sent, notSent, { signIn, save }] = await Promise.all([
    countIn('payments', 'createdAt', ['paid']),
    countIn('payments', 'createdAt', ['failed']),
    countIn('delivery-logs', 'addedOn', ['sent']),
    countIn('delivery-logs', 'addedOn', ['failed', 'gaveUp', 'unknown']),
    callsOf(payload, project, now),
  ])
  return [
    { id: 'signIn', label: 'Sign-ins', good: signIn.done, bad: signIn.refused + signIn.fault },
    { id: 'payment', label: 'Payments', good: paid, bad: notPaid },
    { id: 'save', label: 'Saves', good: save.done + save.refused, bad: save.fault },
    { id: 'message', label: 'E-mails and SMS', good: sent, bad: notSent },
  ]
}
