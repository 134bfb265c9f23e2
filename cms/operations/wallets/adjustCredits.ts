import type { BasePayload } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import { DAY_MS } from '#domain/auth/policy.ts'
import { creditsGivenNotification } from '#domain/notifications/walletNotification.ts'
import { notify } from '../notifications/notify.ts'
import { type AddEntryResult, addEntry } from './addEntry.ts'
import { cashbackProgrammeOf } from './cashbackProgrammeOf.ts'

type Args = {
  payload: BasePayload
  project: RequestProject
  student: string
  kind: 'give' | 'take'
  paise: number
  note: string
  validDays: number | null
  idempotencyKey: string
  by: string
  now: Date
}

/** Adds or removes credits by staff, and notifies the student of added ones. Idempotent by `idempotencyKey`. */
export async function adjustCredits(args: Args): Promise<AddEntryResult> {
  const { payload, project, student, kind, paise, note, validDays, idempotencyKey, by, now } = args
  const { validMs } = await cashbackProgrammeOf(payload, project)
  const valid = validDays === null ? validMs : validDays * DAY_MS
  const expiresAt = valid === null ? null : now.getTime() + valid
  const entered = await addEntry({
    payload,
    kind: 'credits',
    project: project.id,
    owner: student,
    note,
    by,
    now,
    key: `staff:${idempotencyKey}`,
    reason: kind === 'give' ? 'given' : 'taken',
    move: () =>
      kind === 'give' ? { type: 'credit', parts: [{ paise, expiresAt }] } : { type: 'debit', paise },
  })
  if (entered.state === 'entered' && kind === 'give')
    await notify(payload, {
      project: project.id,
      user: student,
      kind: 'message',
      now,
      ...creditsGivenNotification(paise, note),
      dedupeKey: `credits:${idempotencyKey}`,
    })
  return entered
}
