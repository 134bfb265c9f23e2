import type { BasePayload } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import { seal, unseal } from '#access/secrets.ts'
import { countRows, insertIfAbsent, isUniqueViolation, readRow, readRows } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import { updateWithRetry } from '#database/updateWithRetry.ts'
import { withLock } from '#database/withLock.ts'
import type { PayoutTarget } from '#domain/calls/referral.ts'
import { indianMonth, monthRange, monthsOfYear } from '#domain/invoices/financialYear.ts'
import { payoutNotification } from '#domain/notifications/walletNotification.ts'
import { payoutTax } from '#domain/referral/payoutTax.ts'
import type { Payout, User } from '#payload-types'
import { serverKey } from '../../config/serverKey.ts'
import { notify } from '../notifications/notify.ts'
import { type AddEntryResult, addEntry } from '../wallets/addEntry.ts'
import { referralProgramme } from './referralProgramme.ts'

const collection = 'payouts'
const ATTEMPTS = 50

type PayoutRequest = {
  payload: BasePayload
  project: RequestProject
  student: Pick<User, 'id' | 'name'>
  paise: number
  target: PayoutTarget
  requestKey: string
  now: Date
}
export type RequestedPayout =
  | { state: 'requested'; payout: Payout }
  | { state: 'short' }
  | { state: 'tooLittle'; leastPaise: number }

const secret = (): string => serverKey('payouts').toString('base64url')

/** The decrypted bank account or UPI id of a payout, for staff who pay it; null when SERVER_SECRET has changed since. */
export function payoutTargetOf({ sealed }: Payout): PayoutTarget | null {
  const text = unseal(sealed, secret())
  return text === null ? null : (JSON.parse(text) as PayoutTarget)
}

/** Name of the hold in the wallet until the payout is decided. */
const holdOf = ({ id }: Pick<Payout, 'id'>): string => `payout:${id}`

/** The masked target, for lists. */
const endingOf = (target: PayoutTarget): string =>
  target.kind === 'upi' ? target.upiId.replace(/^(.{2}).*(@.*)$/, '$1…$2') : `…${target.account.slice(-4)}`

/** Requests a payout of earnings; the amount is held in the wallet until it is paid or refused. Idempotent by `requestKey`. */
export async function requestPayout(args: PayoutRequest): Promise<RequestedPayout> {
  const { payload, project, student, paise, target, requestKey, now } = args
  const { payoutFromPaise } = await referralProgramme(payload, project)
  if (paise < payoutFromPaise) return { state: 'tooLittle', leastPaise: payoutFromPaise }
  const key = `${student.id}:${requestKey}`
  const made = await insertIfAbsent({
    payload,
    collection,
    data: {
      requestKey: key,
      paidKey: `unpaid:${key}`,
      project: project.id,
      student: student.id,
      name: student.name ?? null,
      paise,
      taxPaise: 0,
      hasPan: target.pan !== null,
      target: endingOf(target),
      sealed: seal(JSON.stringify(target), secret()),
      state: 'requested',
      pendingTask: 'hold',
      rev: 0,
      requestedAt: now.toISOString(),
    },
  })
  const row = made ?? (await readRow({ payload, collection, where: { requestKey: { equals: key } } }))
  if (!row) throw new Error('a payout could be neither inserted nor found')
  return reservePayout(payload, row, now)
}

/** Holds the amount of a new payout, or refuses it when the balance is too low. Idempotent. */
export async function reservePayout(payload: BasePayload, row: Payout, now: Date): Promise<RequestedPayout> {
  if (row.pendingTask !== 'hold')
    return row.state === 'refused' ? { state: 'short' } : { state: 'requested', payout: row }
  const held = await entry(payload, row, now, 'held', (name) => ({
    type: 'hold',
    name,
    paise: row.paise,
    until: null,
  }))
  const isShort = held.state === 'short'
  const after = await changePayout(payload, String(row.id), (current) =>
    current.pendingTask !== 'hold'
      ? null
      : isShort
        ? {
            state: 'refused',
            pendingTask: null,
            answer: 'There was less than that.',
            decidedAt: now.toISOString(),
          }
        : { pendingTask: null },
  )
  return isShort ? { state: 'short' } : { state: 'requested', payout: after ?? row }
}

type Decide = { payload: BasePayload; id: string; by: string; now: Date }

/** Records that a payout was paid, with the tax deducted. Null when it was already decided. */
export async function markPayoutPaid(args: Decide & { reference: string }): Promise<Payout | null> {
  const { payload, id } = args
  const row = await readRow({ payload, collection, where: { id: { equals: id } } })
  return row && withLock(payload, `payouts:${idOf(row.student)}`, () => pay(row, args))
}

/** The tax depends on earlier payouts: when a concurrent process has paid one, whose `paidKey` is taken, the tax is calculated again. */
async function pay(row: Payout, { payload, id, by, reference, now }: Decide & { reference: string }) {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const paidKey = `${idOf(row.student)}:${(await countPaid(payload, row)) + 1}`
    const taxPaise = await payoutTaxOf(payload, row, now)
    try {
      const decided = await changePayout(payload, id, (current) =>
        current.state === 'requested' && current.pendingTask === null
          ? {
              state: 'paid',
              pendingTask: 'close',
              taxPaise,
              paidKey,
              reference,
              by,
              decidedAt: now.toISOString(),
            }
          : null,
      )
      return decided && closePayout(payload, decided, now)
    } catch (err) {
      if (!isUniqueViolation(err)) throw err
    }
  }
  throw new Error(`other payouts of this person were paid at the same time, ${ATTEMPTS} times in a row`)
}

const countPaid = (payload: BasePayload, { student }: Payout): Promise<number> =>
  countRows({
    payload,
    collection,
    where: { and: [{ student: { equals: idOf(student) } }, { state: { equals: 'paid' } }] },
  })

/** Refuses a payout and releases the hold. Null when it was already decided. */
export async function refusePayout({ payload, id, by, answer, now }: Decide & { answer: string }) {
  const decided = await changePayout(payload, id, (current) =>
    current.state === 'requested' && current.pendingTask === null
      ? { state: 'refused', pendingTask: 'close', answer, by, decidedAt: now.toISOString() }
      : null,
  )
  return decided && closePayout(payload, decided, now)
}

/** Carries out a decision: spends or releases the hold, and notifies the person. Idempotent. */
export async function closePayout(payload: BasePayload, row: Payout, now: Date): Promise<Payout> {
  if (row.state === 'paid') await entry(payload, row, now, 'payout', (name) => ({ type: 'spend', name }))
  else await entry(payload, row, now, 'released', (name) => ({ type: 'release', name }))
  await notify(payload, {
    project: idOf(row.project) as string,
    user: idOf(row.student) as string,
    kind: 'message',
    now,
    ...payoutNotification(row),
    dedupeKey: `payout:${row.id}`,
  })
  const after = await changePayout(payload, String(row.id), ({ pendingTask }) =>
    pendingTask === 'close' ? { pendingTask: null } : null,
  )
  return after ?? row
}

/** Tax of a payout in paise, considering the person's earlier payouts in this financial year. */
export async function payoutTaxOf(payload: BasePayload, row: Payout, now: Date): Promise<number> {
  const { tax } = await referralProgramme(payload, { id: idOf(row.project) as string })
  const since = new Date(monthRange(monthsOfYear(indianMonth(now.getTime()))[0] as string).from).toISOString()
  const paid = await readRows({
    payload,
    collection,
    where: {
      and: [
        { student: { equals: idOf(row.student) } },
        { state: { equals: 'paid' } },
        { decidedAt: { greater_than_equal: since } },
      ],
    },
    sort: ['requestedAt'],
    limit: 500,
    select: ['paise', 'taxPaise'],
  })
  const sum = (of: 'paise' | 'taxPaise') => paid.reduce((total, one) => total + one[of], 0)
  const before = { paidPaise: sum('paise'), deductedPaise: sum('taxPaise') }
  return payoutTax(tax, { ...before, paise: row.paise, hasPan: row.hasPan })
}

const entry = (
  payload: BasePayload,
  row: Payout,
  now: Date,
  reason: 'held' | 'released' | 'payout',
  move: (name: string) => ReturnType<Parameters<typeof addEntry>[0]['move']>,
): Promise<AddEntryResult> =>
  addEntry({
    payload,
    kind: 'earnings',
    project: idOf(row.project) as string,
    owner: idOf(row.student) as string,
    key: reason === 'payout' ? `payout:${row.id}` : null,
    reason,
    now,
    note: reason === 'payout' ? (row.reference ?? null) : null,
    move: () => move(holdOf(row)),
  })

const changePayout = (
  payload: BasePayload,
  id: string,
  change: (row: Payout) => Partial<Payout> | null,
): Promise<Payout | null> =>
  updateWithRetry<'payouts', Payout | null>({
    payload,
    collection,
    where: { id: { equals: id } },
    change: (row) => {
      const data = change(row)
      return data ? { data, answerWith: (after) => after as Payout } : { data: null, answer: null }
    },
  })
