import type { SQLiteAdapter } from '@payloadcms/db-sqlite'
import { sql } from '@payloadcms/db-sqlite/drizzle'
import { expect, it } from 'vitest'
import type { Statement } from '#domain/calls/wallets.ts'
import { walletKey } from '#domain/wallets/entries.ts'
import { newShopper, openShop } from '#tests/support/shop/openShop.ts'
import { giveCredits, switchCreditsOn } from '#tests/support/wallets.ts'

const ENTRIES = 100_000
/** Longest time of a page in a statement of 100,000 entries, ms. */
const MAX_MS = 150
const ROUNDS = 9

const shop = openShop()
const me = newShopper(shop)

/** Inserts entries of one rupee each before the wallet's current ones. */
async function fillWallet(owner: string): Promise<void> {
  const { drizzle } = shop.payload.db as unknown as SQLiteAdapter
  const wallet = walletKey('credits', owner)
  const state = (paise: string) =>
    sql.raw(`json_object('lots', json_array(json_object('paise', ${paise}, 'expiresAt', null)), 'holds', json('{}'),
      'pending', json('[]'), 'owedPaise', 0)`)
  await drizzle.run(sql`
    insert into wallet_entries (id, wallet, n, key, project, owner, kind, reason, amount_paise, held_paise, pending_paise,
      balance_after, held_after, pending_after, at, parts, state, created_at, updated_at)
    with recursive entry(n) as (select 1 union all select n + 1 from entry where n < ${ENTRIES})
    select lower(hex(randomblob(16))), ${wallet}, n, ${`${wallet}:filled:`} || n, ${shop.project.id}, ${owner}, 'credits',
      'given', 100, 0, 0, n * 100, 0, 0, strftime('%Y-%m-%dT%H:%M:%fZ', '2024-01-01', '+' || (n * 10) || ' minutes'), '[]',
      ${state('n * 100')}, '2024-01-01', '2024-01-01' from entry`)
}

it('a statement of 100,000 entries is paged to its beginning, each page within 150 ms', async () => {
  await switchCreditsOn(shop.payload, shop.project)
  await fillWallet(me.id)
  await giveCredits(shop.payload, shop.project, me.person, 500)
  const page = async (before?: number) => {
    const startedAt = performance.now()
    const query = before === undefined ? '' : `&before=${before}`
    const { body } = await me.browser.get<{ statement: Statement }>(`/wallet/statement?kind=credits${query}`)
    return { ms: performance.now() - startedAt, statement: body.statement }
  }
  const latest = await page()
  expect(latest.statement.entries[0]).toMatchObject({ n: ENTRIES + 1, balancePaise: ENTRIES * 100 + 500 })
  expect(latest.statement.availablePaise).toBe(ENTRIES * 100 + 500)
  const times: number[] = []
  for (const before of [undefined, 50_000, 31]) {
    for (let round = 0; round < ROUNDS; round++) times.push((await page(before)).ms)
  }
  const first = (await page(31)).statement
  expect(first.entries.map(({ n }) => n)).toEqual(Array.from({ length: 30 }, (_, at) => 30 - at))
  expect(first.next).toBeNull()
  const sorted = times.toSorted((one, other) => one - other)
  const median = sorted[Math.floor(sorted.length / 2)] as number
  process.stdout.write(
    `statement: ${Math.round(median)} ms, at most ${Math.round(sorted.at(-1) as number)} ms\n`,
  )
  expect(median).toBeLessThan(MAX_MS)
})
