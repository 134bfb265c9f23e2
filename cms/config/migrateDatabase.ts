import type { BasePayload } from 'payload'
import { claimKey, readRow } from '#database/guard.ts'
import { changeIndexes, ensureIndexesOf, indexChanges } from '#database/mongo/indexes.ts'
import { readAppliedMigrations } from '#database/readAppliedMigrations.ts'
import { withLease } from '#database/withLease.ts'
import { DATA_MIGRATIONS, type DataMigration } from '../operations/migrations/dataMigrations.ts'
import { EnvError, env } from './env.ts'

/**
 * Brings an opened database to this build's schema: SQLite's tables by the committed migrations, then rows by the pending data migrations,
 * then MongoDB's indexes, created and replaced where they differ. When several processes start at once, one migrates and the
 * others wait; without pending migrations none waits.
 */
export async function migrateDatabase(
  payload: BasePayload,
  dataMigrations: readonly DataMigration[] = DATA_MIGRATIONS,
): Promise<void> {
  const { migrations } = await import('../migrations/index.ts')
  const isSqlite = payload.db.name === 'sqlite'
  await checkTables(
    payload,
    migrations.map(({ name }) => name),
  )
  if (isSqlite) await payload.db.migrate({ migrations: migrations as never })
  const newest = migrations.at(-1)?.name ?? ''
  const hasIndexes = async () =>
    isSqlite || ((await indexChanges(payload)).length === 0 && (await isNoted(payload, newest)))
  if ((await undone(payload, dataMigrations)).length === 0 && (await hasIndexes())) return
  if (!isSqlite) for (const slug of ['leases', 'claims']) await ensureIndexesOf(payload, slug)
  await withLease(payload, 'migrations', async () => {
    for (const { name, run } of await undone(payload, dataMigrations)) {
      await run(payload)
      await claimKey(payload, keyOf(name))
    }
    if (await hasIndexes()) return
    await changeIndexes(await indexChanges(payload))
    if (!(await isNoted(payload, newest)))
      await payload.db.create({ collection: 'payload-migrations', data: { name: newest, batch: 1 } })
  })
}

/** Throws an EnvError when a SQLite file has tables that did not come from these migrations; it is left unchanged. */
async function checkTables(payload: BasePayload, known: readonly string[]): Promise<void> {
  const made = await readAppliedMigrations(payload)
  if (!made) return
  const file = env().DATABASE_URI.replace(/^file:/, '')
  const other = made.migrations.find((name) => !known.includes(name))
  if (other)
    throw new EnvError(
      `DATABASE_URI: the tables of ${file} were made by another build (${other} is not known here); start that build, or a newer one`,
    )
  if (made.hasTables && made.migrations.length === 0)
    throw new EnvError(
      `DATABASE_URI: ${file} has tables, but none that a start has finished: it is of another program, or its first start was cut off; then delete it`,
    )
}

const keyOf = (name: string): string => `data-migration:${name}`

async function undone(payload: BasePayload, all: readonly DataMigration[]): Promise<DataMigration[]> {
  const rows = await Promise.all(
    all.map(({ name }) =>
      readRow({ payload, collection: 'claims', where: { key: { equals: keyOf(name) } } }),
    ),
  )
  return all.filter((_, index) => rows[index] === null)
}

const isNoted = async (payload: BasePayload, name: string): Promise<boolean> =>
  (await payload.db.findOne({ collection: 'payload-migrations', where: { name: { equals: name } } })) !== null
