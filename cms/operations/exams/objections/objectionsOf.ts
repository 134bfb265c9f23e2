import type { BasePayload } from 'payload'
import { readRows } from '#database/guard.ts'
import type { Solved } from '#domain/calls/exams/solutions.ts'
import type { ErrorPlace } from '#domain/exams/objections/errorPlaces.ts'
import {
  type ObjectionState,
  RECEIVED_STATES,
  type ReportState,
} from '#domain/exams/objections/transitions.ts'
import type { StoredFile } from '#domain/tickets/files.ts'
import type { Objection } from '#payload-types'
import { staffName } from '../../orders/actorName.ts'
import { filesOfObjections } from './objectionFiles.ts'

const MOST = 500

type OwnObjections = {
  objections: ReadonlyMap<string, NonNullable<Solved['objection']>>
  reports: ReadonlyMap<string, NonNullable<Solved['report']>>
}

/** The objections and reported errors of an attempt by question, as its owner sees them. */
export async function objectionsOf(payload: BasePayload, attempt: string): Promise<OwnObjections> {
  const rows = await readRows({
    payload,
    collection: 'objections',
    where: { attempt: { equals: attempt } },
    sort: ['raisedAt'],
    limit: MOST,
  })
  const files = await filesOfObjections(
    payload,
    rows.filter(({ about }) => about === 'key').map(({ key }) => key),
  )
  const objections = new Map<string, NonNullable<Solved['objection']>>()
  const reports = new Map<string, NonNullable<Solved['report']>>()
  for (const row of rows) {
    const { key, question, about, state, reason, note } = row
    const shown = { state, reason, note: note ?? null }
    if (about === 'key') objections.set(question, { ...shown, file: files.get(key) ?? null, fee: feeOf(row) })
    else reports.set(question, { ...shown, state: state as ReportState, place: about })
  }
  return { objections, reports }
}

const feeOf = ({ fee, feePaise }: Objection): Fee => (fee ? { paise: feePaise ?? 0, state: fee } : null)

type Fee = NonNullable<Solved['objection']>['fee']

export type ReceivedObjection = {
  question: string
  about: 'key' | ErrorPlace
  attempt: string
  name: string
  state: ObjectionState
  reason: string
  note: string | null
  file: StoredFile | null
  fee: Fee
  raisedAt: number
}

/** The objections to the keys of a release and the errors reported of its questions that were neither withdrawn nor left unpaid, the oldest 500, for staff. */
export async function receivedObjections(
  payload: BasePayload,
  release: string,
): Promise<ReceivedObjection[]> {
  const rows = await readRows({
    payload,
    collection: 'objections',
    where: { and: [{ release: { equals: release } }, { state: { in: [...RECEIVED_STATES] } }] },
    sort: ['raisedAt'],
    limit: MOST,
  })
  const ids = [...new Set(rows.map(({ student }) => student))]
  const users = await readRows({
    payload,
    collection: 'users',
    where: { id: { in: ids } },
    sort: ['id'],
    limit: MOST,
  })
  const nameOf = new Map(
    users.map((user) => [String(user.id), user.deletedAt ? 'Deleted account' : staffName(user)]),
  )
  const files = await filesOfObjections(
    payload,
    rows.map(({ key }) => key),
  )
  return rows.map((row) => {
    const { key, question, about, attempt, student, state, reason, note, raisedAt } = row
    return {
      question,
      about,
      attempt,
      state,
      reason,
      note: note ?? null,
      raisedAt: new Date(raisedAt).getTime(),
      name: nameOf.get(student) ?? 'Deleted account',
      file: files.get(key) ?? null,
      fee: feeOf(row),
    }
  })
}
