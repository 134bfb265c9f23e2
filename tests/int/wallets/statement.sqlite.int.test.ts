import type { SQLiteAdapter } from '@payloadcms/db-sqlite'
import { sql } from '@payloadcms/db-sqlite/drizzle'
import { expect, it } from 'vitest'
import type { Statement } from '#domain/calls/wallets.ts'
import { walletKey } from '#domain/wallets/entries.ts'
import { newShopper, openShop } from '#tests/support/shop/openShop.ts'
import { expectWithin } from '#tests/support/timeLimits.ts'
import { giveCredits, switchCreditsOn } from '#tests/support/wallets.ts'

const ENTRIES = 100_000
/** Entries of the short wallet for the comparison; both wallets have full pages. */
const FEW = 100
/** Largest ratio of the times of a page. */
const MAX_SLOWDOWN = 8
/** Longest time of a page, ms. */
const MAX_MS = 150
const ROUNDS = 9

const shop = openShop()
const me = newShopper(shop)
const other = newShopper(shop)

/** Inserts entries of one rupee each before the wallet's current ones. */
async function fillWallet(owner: string, entries: number): Promise<void> {
  const { drizzle } = shop.payload.db as unknown as SQLiteAdapter
  const wallet = walletKey('credits', owner)
  const state = (paise: string) =>
    sql.raw(`json_object('lots', json_array(json_object('paise', ${paise}, 'expiresAt', null)), 'holds', json('{}'),
      'pending', json('[]'), 'owedPaise', 0)`)
  await drizzle.run(sql`
    insert into wallet_entries (id, wallet, n, key, project, owner, kind, reason, amount_paise, held_paise, pending_paise,
      balance_after, held_after, pending_after, at, parts, state, created_at, updated_at)
    with recursive entry(n) as (select 1 union all select n + 1 from entry where n < ${entries})
    select lower(hex(randomblob(16))), ${wallet}, n, ${`${wallet}:filled:`} || n, ${shop.project.id}, ${owner}, 'credits',
      'given', 100, 0, 0, n * 100, 0, 0, strftime('%Y-%m-%dT%H:%M:%fZ', '2024-01-01', '+' || (n * 10) || ' minutes'), '[]',
      ${state('n * 100')}, '2024-01-01', '2024-01-01' from entry`)
}

type Shopper = typeof me
async function pageOf({ browser }: Shopper, before?: number) {
  const startedAt = performance.now()
  const query = before === undefined ? '' : `&before=${before}`
  const { body } = await browser.get<{ statement: Statement }>(`/wallet/statement?kind=credits${query}`)
  return { ms: performance.now() - startedAt, statement: body.statement }
}

/** The median time of a page at these positions, ms. */
async function medianMs(shopper: Shopper, places: (number | undefined)[]): Promise<number> {
  const times: number[] = []
  for (const before of places)
    for (let round = 0; round < ROUNDS; round++) times.push((await pageOf(shopper, before)).ms)
  return times.toSorted((one, two) => one - two)[Math.floor(times.length / 2)] as number
}

it('a statement of 100,000 entries is paged to its beginning, each page about as quickly as one of a hundred', async () => {
  await switchCreditsOn(shop.payload, shop.project)
  await fillWallet(me.id, ENTRIES)
  await fillWallet(other.id, FEW)
  await giveCredits(shop.payload, shop.project, me.person, 500)
  await giveCredits(shop.payload, shop.project, other.person, 500)
  const latest = await pageOf(me)
  expect(latest.statement.entries[0]).toMatchObject({ n: ENTRIES + 1, balancePaise: ENTRIES * 100 + 500 })
  expect(latest.statement.availablePaise).toBe(ENTRIES * 100 + 500)
  const first = (await pageOf(me, 31)).statement
  expect(first.entries.map(({ n }) => n)).toEqual(Array.from({ length: 30 }, (_, at) => 30 - at))
  expect(first.next).toBeNull()
  const few = await medianMs(other, [undefined, 50, 31])
  const many = await medianMs(me, [undefined, 50_000, 31])
  process.stdout.write(`statement: ${Math.round(many)} ms, of ${FEW} entries ${Math.round(few)} ms\n`)
  expect(many / few).toBeLessThan(MAX_SLOWDOWN)
  expectWithin(many, MAX_MS)
})
