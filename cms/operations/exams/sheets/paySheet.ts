import type { BasePayload } from 'payload'
import type { AnswerSheet } from '#payload-types'
import { addEntry } from '../../wallets/addEntry.ts'

/** Adds the pay of a checked round to its expert's earnings, once. */
export async function paySheet(
  payload: BasePayload,
  { checkedBy, project, attempt, round, opened, title }: AnswerSheet,
  paise: number,
  now: number,
): Promise<void> {
  if (!checkedBy || paise <= 0) return
  await addEntry({
    payload,
    kind: 'earnings',
    project,
    owner: checkedBy,
    now: new Date(now),
    key: `sheet:${attempt}:${round}:${opened}`,
    reason: 'sheetPay',
    note: title,
    move: () => ({ type: 'credit', parts: [{ paise, expiresAt: null }] }),
  })
}
