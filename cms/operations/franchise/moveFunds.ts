import type { BasePayload } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import { type AddEntryResult, addEntry } from '../wallets/addEntry.ts'

type Args = {
  payload: BasePayload
  project: RequestProject
  franchisee: string
  kind: 'add' | 'take'
  paise: number
  note: string
  idempotencyKey: string
  by: string
  now: Date
}

/** Adds to or withdraws from the funds of a franchisee. Idempotent by `idempotencyKey`. */
export const moveFunds = (args: Args): Promise<AddEntryResult> => {
  const { payload, project, franchisee, kind, paise, note, idempotencyKey, by, now } = args
  return addEntry({
    payload,
    kind: 'funds',
    project: project.id,
    owner: franchisee,
    note,
    by,
    now,
    key: `staff:${idempotencyKey}`,
    reason: kind === 'add' ? 'topUp' : 'withdrawal',
    move: () =>
      kind === 'add' ? { type: 'credit', parts: [{ paise, expiresAt: null }] } : { type: 'debit', paise },
  })
}
