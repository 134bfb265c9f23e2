import type { BasePayload } from 'payload'
import { conditionalUpdate, insertIfAbsent, readRow } from '#database/guard.ts'

/** Until when objections to the keys of a paper are taken, ms since epoch; null for none. */
export async function objectionsUntil(payload: BasePayload, paper: string): Promise<number | null> {
  const row = await readRow({ payload, collection: 'objection-windows', where: { paper: { equals: paper } } })
  return row?.until ? new Date(row.until).getTime() : null
}

/** Sets it. */
export async function setObjectionsUntil(
  payload: BasePayload,
  { id, project }: { id: string; project: string },
  until: number | null,
  setBy: string,
): Promise<void> {
  const data = { until: until === null ? null : new Date(until).toISOString(), setBy }
  const where = { paper: { equals: id } }
  const change = () => conditionalUpdate({ payload, collection: 'objection-windows', where, data })
  if (await change()) return
  const row = { paper: id, project, ...data }
  if (!(await insertIfAbsent({ payload, collection: 'objection-windows', data: row }))) await change()
}
