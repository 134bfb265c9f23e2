import { describe, expect, it } from 'vitest'
import { type AddEntryResult, addEntry, type EntryArgs } from '#cms/operations/wallets/addEntry.ts'
import { checkLedgers, checkLedgersDaily } from '#cms/operations/wallets/checkLedgers.ts'
import { sweepWallets } from '#cms/operations/wallets/sweepWallets.ts'
import { conditionalUpdate, insertIfAbsent, readRow } from '#database/guard.ts'
import { walletKey } from '#domain/wallets/entries.ts'
import type { WalletMove } from '#domain/wallets/moveWallet.ts'
import { availableOf, balanceOf, heldOf } from '#domain/wallets/Wallet.ts'
import type { User, WalletEntry } from '#payload-types'
import { createPerson } from '#tests/support/people.ts'
import { random } from '#tests/support/random.ts'
import { trialSeeds, triesOf } from '#tests/support/sample.ts'
import { openShop } from '#tests/support/shop/openShop.ts'
import { entriesOf, giveCredits, walletOf } from '#tests/support/wallets.ts'

const SEEDS = trialSeeds(triesOf({ few: 6, full: 20, long: 1000 }))
const OPERATIONS = 500
const NAMES = ['one', 'two', 'three', 'four'] as const

const shop = openShop()
const person = () => createPerson(shop.payload, shop.project)

type Wanted = { key: string; move: WalletMove }

/** A random wallet operation; holds, releases and spends share a key. */
function randomOperation(draw: () => number, index: number): Wanted {
  const paise = 1 + Math.floor(draw() * 300)
  const name = NAMES[Math.floor(draw() * NAMES.length)] as string
  const kind = draw()
  const move: WalletMove =
    kind < 0.25
      ? { type: 'credit', parts: [{ paise, expiresAt: null }] }
      : kind < 0.5
        ? { type: 'debit', paise }
        : kind < 0.65
          ? { type: 'hold', name, paise, until: null }
          : kind < 0.75
            ? { type: 'release', name }
            : kind < 0.85
              ? { type: 'spend', name }
              : kind < 0.9
                ? { type: 'clawback', paise }
                : kind < 0.95
                  ? { type: 'pend', id: `${index}`, paise, dueAt: Date.now() + 1e9, expiresAt: null }
                  : { type: 'forfeit', id: `${Math.floor(draw() * index)}`, paise }
  return { key: `k${index}`, move }
}

const ask = (owner: User, { key, move }: Wanted): Promise<AddEntryResult> =>
  addEntry({
    payload: shop.payload,
    kind: 'credits',
    project: shop.project.id,
    owner: String(owner.id),
    key,
    reason: 'given',
    note: key,
    now: new Date(),
    move: () => move,
  })

/** The expected balances after each entry, as plain sums. */
function expectedSums(entries: readonly WalletEntry[], moves: ReadonlyMap<string, WalletMove>) {
  let balance = 0
  let hasOwed = false
  const holds = new Map<string, number>()
  const pending = new Map<string, number>()
  const held = () => [...holds.values()].reduce((sum, part) => sum + part, 0)
  for (const entry of entries) {
    const move = moves.get(entry.note as string) as WalletMove
    if (move.type === 'credit') balance += move.parts[0]?.paise as number
    if (move.type === 'debit' || move.type === 'clawback') balance -= move.paise
    if (move.type === 'hold') holds.set(move.name, move.paise)
    if (move.type === 'release') holds.delete(move.name)
    if (move.type === 'spend') {
      balance -= holds.get(move.name) as number
      holds.delete(move.name)
    }
    if (move.type === 'pend') pending.set(move.id, move.paise)
    if (move.type === 'forfeit')
      pending.set(move.id, Math.max(0, (pending.get(move.id) as number) - move.paise))
    hasOwed ||= move.type === 'clawback'
    if (!hasOwed) expect(balance - held(), `entry ${entry.n}`).toBeGreaterThanOrEqual(0)
    if (move.type === 'debit' || move.type === 'hold')
      expect(balance - held(), `entry ${entry.n} spends what is not there`).toBeGreaterThanOrEqual(0)
    expect([entry.balanceAfter, entry.heldAfter], `entry ${entry.n}`).toEqual([balance, held()])
  }
  return { balance, held: held(), pending: [...pending.values()].reduce((sum, part) => sum + part, 0) }
}

describe(`${OPERATIONS} concurrent operations on a wallet, each requested twice`, () => {
  it.each(SEEDS)('match plain sums, apply each key once, and never overdraw (seed %i)', async (seed) => {
    const draw = random(seed)
    const owner = await person()
    await giveCredits(shop.payload, shop.project, owner, 5000)
    const all = Array.from({ length: OPERATIONS }, (_, index) => randomOperation(draw, index + 1))
    const answers = await Promise.all(all.flatMap((one) => [ask(owner, one), ask(owner, one)]))
    const entries = await entriesOf(shop.payload, owner)
    expect(entries.map(({ n }) => n)).toEqual(entries.map((_, index) => index + 1))
    expect(new Set(entries.map(({ key }) => key)).size).toBe(entries.length)
    // A repeat returns the entry of the first; operations refused twice have none.
    const entered = new Set(answers.flatMap((one) => (one.state === 'entered' ? one.entry.key : [])))
    expect(entries.length).toBe(entered.size + 1)
    const moves = new Map<string, WalletMove>(all.map(({ key, move }) => [key, move]))
    const sums = expectedSums(
      entries.map((entry) => (entry.n === 1 ? { ...entry, note: 'first' } : entry)),
      new Map([...moves, ['first', { type: 'credit', parts: [{ paise: 5000, expiresAt: null }] }]]),
    )
    const wallet = await walletOf(shop.payload, owner)
    expect({ balance: balanceOf(wallet), held: heldOf(wallet) }).toEqual({
      balance: sums.balance,
      held: sums.held,
    })
    const row = await readRow({
      payload: shop.payload,
      collection: 'credit-wallets',
      where: { owner: { equals: owner.id } },
    })
    expect(row).toMatchObject({
      balancePaise: sums.balance,
      heldPaise: sums.held,
      pendingPaise: sums.pending,
      n: entries.length,
    })
  })
})

describe('an entry', () => {
  const args = (owner: User, move: WalletMove, key: string | null = null): EntryArgs => ({
    payload: shop.payload,
    kind: 'credits',
    project: shop.project.id,
    owner: String(owner.id),
    key,
    reason: 'given',
    now: new Date(),
    move: () => move,
  })

  it('builds on the latest entry of another process', async () => {
    const owner = await person()
    const first = await giveCredits(shop.payload, shop.project, owner, 1000)
    if (first.state !== 'entered') throw new Error('entered')
    const { id: _, createdAt: __, updatedAt: ___, ...row } = first.entry
    // From here on this process's cache is one entry behind.
    await insertIfAbsent({
      payload: shop.payload,
      collection: 'wallet-entries',
      data: {
        ...row,
        n: 2,
        key: `${row.wallet}:elsewhere`,
        amountPaise: -900,
        balanceAfter: 100,
        state: { lots: [{ paise: 100, expiresAt: null }], holds: {}, pending: [], owedPaise: 0 },
      },
    })
    expect(await addEntry(args(owner, { type: 'debit', paise: 500 }, 'spend'))).toEqual({
      state: 'short',
      missingPaise: 400,
    })
    expect(await addEntry(args(owner, { type: 'debit', paise: 60 }, 'spend'))).toMatchObject({
      entry: { n: 3, balanceAfter: 40 },
    })
  })

  it('is found by its key although the balance would not suffice again', async () => {
    const owner = await person()
    await giveCredits(shop.payload, shop.project, owner, 300)
    const all = args(owner, { type: 'debit', paise: 300 }, 'all')
    expect(await addEntry(all)).toMatchObject({ state: 'entered', isRepeat: false })
    expect(await addEntry(all)).toMatchObject({
      state: 'entered',
      isRepeat: true,
      entry: { amountPaise: -300 },
    })
    expect(await addEntry(args(owner, { type: 'debit', paise: 1 }, 'more'))).toEqual({
      state: 'short',
      missingPaise: 1,
    })
  })
})

describe('time', () => {
  const DAY = 86_400_000

  it('confirms pending amounts, releases old holds, and removes expired lots', async () => {
    const owner = await person()
    const now = Date.now()
    const enterAt = (ms: number, move: WalletMove, key: string) =>
      addEntry({
        payload: shop.payload,
        kind: 'credits',
        project: shop.project.id,
        owner: String(owner.id),
        key,
        reason: 'cashback',
        now: new Date(ms),
        move: () => move,
      })
    await giveCredits(shop.payload, shop.project, owner, 1000, now + 30 * DAY)
    await enterAt(
      now,
      { type: 'pend', id: 'o', paise: 500, dueAt: now + 7 * DAY, expiresAt: now + 90 * DAY },
      'o',
    )
    await enterAt(now, { type: 'hold', name: 'h', paise: 400, until: now + DAY }, 'h')
    const available = async (days: number) => {
      await sweepWallets(shop.payload, new Date(now + days * DAY), false)
      return availableOf(await walletOf(shop.payload, owner), now + days * DAY)
    }
    expect(await available(0.5)).toBe(600)
    expect(await available(1.5)).toBe(1000)
    expect(await available(8)).toBe(1500)
    expect(await available(31)).toBe(500)
    expect(await available(91)).toBe(0)
    const reasons = (await entriesOf(shop.payload, owner)).map(({ reason }) => reason)
    expect(reasons).toEqual(['given', 'cashback', 'cashback', 'released', 'sure', 'expired', 'expired'])
    const row = await readRow({
      payload: shop.payload,
      collection: 'credit-wallets',
      where: { owner: { equals: owner.id } },
    })
    expect(row).toMatchObject({ balancePaise: 0, pendingPaise: 0, nextAt: null })
  })

  it('handles all due wallets, however many', async () => {
    const soon = Date.now() + 1000
    const owners = await Promise.all(Array.from({ length: 230 }, person))
    for (const owner of owners) await giveCredits(shop.payload, shop.project, owner, 100, soon)
    await sweepWallets(shop.payload, new Date(soon), false)
    const { totalDocs } = await shop.payload.db.count({
      collection: 'credit-wallets',
      where: { and: [{ owner: { in: owners.map(({ id }) => id) } }, { balancePaise: { equals: 0 } }] },
    })
    expect(totalDocs).toBe(owners.length)
  })

  it('restores a list row that a kill prevented', async () => {
    const owner = await person()
    await giveCredits(shop.payload, shop.project, owner, 100)
    await conditionalUpdate({
      payload: shop.payload,
      collection: 'credit-wallets',
      where: { owner: { equals: owner.id } },
      data: { n: 0, balancePaise: 7 },
    })
    await sweepWallets(shop.payload, new Date(), true)
    const row = await readRow({
      payload: shop.payload,
      collection: 'credit-wallets',
      where: { owner: { equals: owner.id } },
    })
    expect(row).toMatchObject({ n: 1, balancePaise: 100 })
  })
})

describe('the nightly check', () => {
  it('finds no inconsistencies in regular entries', async () => {
    const { faults, entries } = await checkLedgers(shop.payload, new Date())
    expect(entries).toBeGreaterThan(OPERATIONS)
    expect(faults.filter(({ project }) => project === shop.project.id)).toEqual([])
  })

  it('notifies the admins once a day of an inconsistent entry', async () => {
    const admin = await createPerson(shop.payload, shop.project, 800)
    const owner = await person()
    await giveCredits(shop.payload, shop.project, owner, 100)
    const wallet = walletKey('credits', String(owner.id))
    await conditionalUpdate({
      payload: shop.payload,
      collection: 'wallet-entries',
      where: { wallet: { equals: wallet } },
      data: { amountPaise: 10_000 },
    })
    const { faults } = await checkLedgers(shop.payload, new Date())
    expect(faults).toContainEqual({
      wallet,
      project: shop.project.id,
      n: 1,
      what: 'does not come to its own sum',
    })
    const day = new Date(Date.now() + 400 * 86_400_000 * (1 + Math.random()))
    await checkLedgersDaily(shop.payload, day)
    await checkLedgersDaily(shop.payload, day)
    const { docs } = await shop.payload.db.find({
      collection: 'notifications',
      where: { and: [{ user: { equals: admin.id } }, { dedupeKey: { contains: 'ledgers:' } }] },
    })
    expect(docs).toHaveLength(1)
  })
})

it.each([[[0, 1, 2]], [[2, 0, 1]]])(
  'the latest of several entries in the same millisecond is found at a start (written in order %j)',
  async (turns) => {
    const { payload, project } = shop
    const owner = await person()
    for (const paise of [100, 200, 300]) await giveCredits(payload, project, owner, paise)
    const entries = await entriesOf(payload, owner)
    const wallet = walletKey('credits', String(owner.id))
    // As after a kill: the entries exist, the list row does not. Databases return rows of the same time in any order.
    await payload.db.deleteMany({ collection: 'wallet-entries', where: { wallet: { equals: wallet } } })
    await payload.db.deleteMany({ collection: 'credit-wallets', where: { key: { equals: wallet } } })
    const createdAt = new Date().toISOString()
    for (const turn of turns)
      await insertIfAbsent({
        payload,
        collection: 'wallet-entries',
        data: { ...(entries[turn] as WalletEntry), createdAt },
      })
    await sweepWallets(payload, new Date(), true)
    const row = await readRow({ payload, collection: 'credit-wallets', where: { key: { equals: wallet } } })
    expect(row).toMatchObject({ n: 3, balancePaise: 600 })
  },
)
