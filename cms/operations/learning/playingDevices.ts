import type { BasePayload } from 'payload'
import { conditionalChange, insertIfAbsent, readRow, readRows } from '#database/guard.ts'
import {
  devicesInTheWay,
  MAX_PLAYING,
  PLAYING_MS,
  type PlayingDevice,
  withPlaying,
} from '#domain/learning/playingDevices.ts'
import type { Lease } from '#payload-types'

/** Names of rows that say where students play recordings. */
export const PLAYING_PREFIX = 'recordings of '
const collection = 'leases'
const whereOf = (student: string) => ({ name: { equals: `${PLAYING_PREFIX}${student}` } })
const TRIES = 20

const devicesIn = (row: Pick<Lease, 'holder'> | null): PlayingDevice[] =>
  row ? (JSON.parse(row.holder) as PlayingDevice[]) : []

/** Devices of the account that keep this session from playing a recording; none while there is room. */
export async function devicesBefore(
  payload: BasePayload,
  { student, session }: { student: string; session: string },
  now: Date,
): Promise<{ id: string; name: string }[]> {
  const row = await readRow({ payload, collection, where: whereOf(student) })
  const found = devicesInTheWay(devicesIn(row), session, now.getTime())
  if (found.length === 0) return []
  const sessions = await readRows({
    payload,
    collection: 'sessions',
    where: { id: { in: found.map((one) => one.session) } },
    sort: ['id'],
    limit: MAX_PLAYING,
    select: ['id', 'deviceName'],
  })
  const names = new Map(sessions.map(({ id, deviceName }) => [String(id), deviceName ?? '']))
  return found.map((one) => ({ id: one.session, name: names.get(one.session) ?? '' }))
}

/**
 * Counts this session among those that play a recording; with `instead` in the place of another one. False when there is no room for it. The
 * row of a student changes on the condition that nobody else has changed it, so that of devices that begin at once no more are let in.
 */
export async function countPlaying(
  payload: BasePayload,
  { student, session, instead = null }: { student: string; session: string; instead?: string | null },
  now: Date,
): Promise<boolean> {
  const at = now.getTime()
  for (let tries = 0; tries < TRIES; tries++) {
    const row = await readRow({ payload, collection, where: whereOf(student) })
    const devices = devicesIn(row)
    const own = devices.find((one) => one.session === session)
    // Written with every second report.
    if (instead === null && own && own.until - at > PLAYING_MS / 2) return true
    const next = withPlaying(devices, session, at, instead)
    if (!next) return false
    const data = { holder: JSON.stringify(next), until: Math.max((row?.until ?? 0) + 1, at + PLAYING_MS) }
    const isCounted = row
      ? await conditionalChange({
          payload,
          collection,
          data,
          where: { and: [whereOf(student), { until: { equals: row.until } }] },
        })
      : (await insertIfAbsent({
          payload,
          collection,
          data: { name: whereOf(student).name.equals, ...data },
        })) !== null
    if (isCounted) return true
  }
  return false
}
