import type { BasePayload } from 'payload'
import { insertIfAbsent, readRow } from '#database/guard.ts'
import type { ReservationEntry } from '#payload-types'
import { type PoolRef, poolName } from './changePool.ts'

type Ended = {
  payload: BasePayload
  project: string
  ref: Pick<PoolRef, 'poolKind' | 'key'>
  /** The name of the reservation in its pool. */
  name: string
}
type EntryData = Pick<ReservationEntry, 'state' | 'quantity' | 'reservation'>

const keyOf = ({ ref, name }: Pick<Ended, 'ref' | 'name'>): string => `${poolName(ref)}|${name}`

/** The entry of a reservation's end, or null. */
export const readEntry = ({
  payload,
  ...named
}: Pick<Ended, 'payload' | 'ref' | 'name'>): Promise<ReservationEntry | null> =>
  readRow({ payload, collection: 'reservation-entries', where: { key: { equals: keyOf(named) } } })

/** Writes the entry of a reservation's end if there is none. Returns the stored entry, which may be an earlier, different one. */
export async function writeEntry(
  { payload, project, ref, name }: Ended,
  entry: EntryData,
): Promise<EntryData> {
  const key = keyOf({ ref, name })
  const row = await insertIfAbsent({
    payload,
    collection: 'reservation-entries',
    data: { key, pool: poolName(ref), project, name, ...entry },
  })
  const stored = row ?? (await readEntry({ payload, ref, name }))
  if (!stored) throw new Error('the entry of a reservation could be neither inserted nor found')
  return stored
}
