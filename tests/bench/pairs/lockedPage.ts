import path from 'node:path'
import { sql } from '@payloadcms/db-sqlite/drizzle'
import { drizzle } from '@payloadcms/db-sqlite/drizzle/libsql'
import type { Pair } from '../load/compare.ts'
import type { Side } from '../load/Side.ts'
import type { Program } from '../program.ts'
import { SHALA } from '../servers.ts'
import { COURSE_PAGE } from './shopPages.ts'

/** How long the other program holds the lock in each round, in seconds. */
const LOCK_S = 10
/** Longest 99th percentile of a cached page while the lock is held, ms. */
const MAX_MS = 50
/** The same as a multiple of that without the lock, which a busy machine lengthens as well. */
const MAX_OF_FREE = 2
/** Smallest ratio of the rate with the lock to the rate without it. */
const KEPT = 0.5

/** Holds the write lock of a SQLite file, as another program that writes for a long time, until the signal. */
async function holdLock(file: string, over: AbortSignal): Promise<void> {
  const other = drizzle({ connection: { url: `file:${file}` } })
  await other.run(sql`pragma busy_timeout = 5000`)
  await other.run(sql`begin immediate`)
  await new Promise((resolve) => over.addEventListener('abort', resolve, { once: true }))
  await other.run(sql`rollback`)
  other.$client.close()
}

/** (n) A cached page while another program holds the lock of the database for 10 s, against the same page without. */
export function lockedPage(dataDir: string, shala: Program): Pair {
  const free: Side = {
    name: 'the same without a lock',
    origin: SHALA,
    pid: shala.pid,
    call: { path: COURSE_PAGE, headers: { 'accept-encoding': 'gzip' } },
    isRight: (status) => status === 200,
  }
  const extent = { seconds: LOCK_S }
  return {
    letter: 'n',
    what: `course page, database locked for ${LOCK_S} s`,
    ours: {
      ...free,
      name: 'the gateway',
      meanwhile: (over) => holdLock(path.join(dataDir, 'shala.db'), over),
    },
    peer: free,
    aim: 1,
    least: KEPT,
    maxMs: MAX_MS,
    maxOfPeer: MAX_OF_FREE,
    extents: { ours: extent, peer: extent },
  }
}
