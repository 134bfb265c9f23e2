import { randomUUID } from 'node:crypto'
import type { BasePayload } from 'payload'
import { walletKey } from '#domain/wallets/entries.ts'
import { listedOrder } from '../manyOrders.ts'
import { inChunks, listedPerson } from '../manyPeople.ts'

type Rows = { values: (rows: object[]) => Promise<unknown> }
type Sqlite = { drizzle: { insert: (table: unknown) => Rows }; tables: Record<string, unknown> }
type Growth = { project: string; student: string; from: number; to: number }

/** So many rows of each kind belong to the student who is measured, the others to one person each. */
const OWN = 50

/** Inserts people, orders, entitlements and wallet entries up to `to` rows of each. */
export async function growTo(payload: BasePayload, { project, student, from, to }: Growth): Promise<void> {
  const { drizzle, tables } = payload.db as unknown as Sqlite
  const now = Date.now()
  const isoAt = (i: number) => new Date(now - i * 60_000).toISOString()
  const idOfPerson = (i: number) => `00000000-0000-4000-8000-${String(i).padStart(12, '0')}`
  const ownerOf = (i: number) => (i < OWN ? student : idOfPerson(i))
  const base = (i: number) => ({ id: randomUUID(), createdAt: isoAt(i), updatedAt: isoAt(i), project })

  const person = (i: number) => ({
    ...base(i),
    ...listedPerson(i),
    id: idOfPerson(i),
    uid: `listed-${i}`,
    phoneKey: `listed-phone-${i}`,
    emailKey: `listed-email-${i}`,
  })
  const entitlement = (i: number) => ({
    ...base(i),
    student: ownerOf(i),
    kind: 'product',
    target: randomUUID(),
    title: `Course ${i}`,
    source: 'order',
    product: randomUUID(),
    order: randomUUID(),
    line: 0,
    grantKey: randomUUID(),
    startsAt: isoAt(i),
    endsAt: new Date(now + 86_400_000).toISOString(),
    rev: 0,
  })
  const entry = (i: number) => {
    const wallet = walletKey('credits', ownerOf(i))
    const n = i < OWN ? i + 1 : 1
    return {
      ...base(i),
      at: isoAt(i),
      wallet,
      n,
      key: `${wallet}:${n}`,
      owner: ownerOf(i),
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
  const fill = (table: string, row: (i: number) => object) =>
    inChunks(
      to - from,
      (i) => row(from + i),
      (rows) => drizzle.insert(tables[table]).values(rows),
    )
  await fill('users', person)
  await fill('orders', (i) => listedOrder(i, { project, student: ownerOf(i), now }))
  await fill('entitlements', entitlement)
  await fill('wallet_entries', entry)
}
