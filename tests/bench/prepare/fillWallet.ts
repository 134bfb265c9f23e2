import { randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { walletKey } from '#domain/wallets/entries.ts'
import { inChunks } from '../manyPeople.ts'
import { ENTRIES } from '../pairs/statementPage.ts'
import { createStudent } from './createStudent.ts'
import { onDemo } from './onDemo.ts'
import { openSession } from './openSession.ts'

type Rows = { values: (rows: object[]) => Promise<unknown> }
type Sqlite = { drizzle: { insert: (table: unknown) => Rows }; tables: Record<string, unknown> }

/** Program: fills the credits of a student of the project demo and writes the secret of their session. */
await onDemo(async (payload, { id: project }) => {
  const owner = await createStudent(payload, project, { uid: 'saving', phone: '+917500000001' })
  const { drizzle, tables } = payload.db as unknown as Sqlite
  const wallet = walletKey('credits', owner)
  const now = Date.now()
  const row = (i: number) => {
    const n = i + 1
    const at = new Date(now - (ENTRIES - i) * 60_000).toISOString()
    return {
      id: randomUUID(),
      createdAt: at,
      updatedAt: at,
      at,
      wallet,
      n,
      key: `${wallet}:bench:${n}`,
      project,
      owner,
      kind: 'credits',
      reason: 'given',
      amountPaise: 100,
      heldPaise: 0,
      pendingPaise: 0,
      balanceAfter: n * 100,
      heldAfter: 0,
      pendingAfter: 0,
      parts: [],
      state: { lots: [{ paise: n * 100, expiresAt: null }], holds: {}, pending: [], owedPaise: 0 },
    }
  }
  await inChunks(ENTRIES, row, (rows) => drizzle.insert(tables.wallet_entries).values(rows))
  writeFileSync(
    process.argv[2] as string,
    await openSession(payload, { user: owner, project, isStaff: false }),
  )
})
