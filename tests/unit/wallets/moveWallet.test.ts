import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hasExpiredLots, moveWallet, splitLots, type WalletMove } from '#domain/wallets/moveWallet.ts'
import {
  availableOf,
  balanceOf,
  EMPTY_WALLET,
  heldOf,
  type Lot,
  nextEntryAt,
  pendingOf,
  type Wallet,
} from '#domain/wallets/Wallet.ts'

const NAMES = ['a', 'b', 'c'] as const
const amount = fc.integer({ min: 1, max: 500 })
const end = fc.option(fc.integer({ min: 1, max: 400 }))
const anyMove: fc.Arbitrary<WalletMove> = fc.oneof(
  fc.record({
    type: fc.constant('credit' as const),
    parts: fc.tuple(fc.record({ paise: amount, expiresAt: end })),
  }),
  fc.record({
    type: fc.constant('pend' as const),
    id: fc.constantFrom(...NAMES),
    paise: amount,
    dueAt: fc.integer({ min: 1, max: 400 }),
    expiresAt: end,
  }),
  fc.record({ type: fc.constant('mature' as const), id: fc.constantFrom(...NAMES) }),
  fc.record({ type: fc.constant('forfeit' as const), id: fc.constantFrom(...NAMES), paise: amount }),
  fc.record({
    type: fc.constant('hold' as const),
    name: fc.constantFrom(...NAMES),
    paise: amount,
    until: fc.option(fc.integer({ min: 1, max: 400 })),
  }),
  fc.record({ type: fc.constant('release' as const), name: fc.constantFrom(...NAMES) }),
  fc.record({ type: fc.constant('spend' as const), name: fc.constantFrom(...NAMES) }),
  fc.record({ type: fc.constant('debit' as const), paise: amount }),
  fc.record({ type: fc.constant('clawback' as const), paise: amount }),
  fc.constant({ type: 'expire' as const }),
)
const anyMoves = fc.array(fc.tuple(anyMove, fc.integer({ min: 0, max: 10 })), { maxLength: 80 })

const credit = (paise: number, expiresAt: number | null = null): WalletMove => ({
  type: 'credit',
  parts: [{ paise, expiresAt }],
})

/** A wallet after valid moves, at time 0 by default. */
function walletAfter(...moves: (WalletMove | [WalletMove, number])[]): Wallet {
  return moves.reduce<Wallet>((wallet, one) => {
    const [move, now] = Array.isArray(one) ? one : [one, 0]
    const moved = moveWallet(wallet, move, now)
    if (moved.state !== 'moved') throw new Error(`${move.type}: ${moved.state}`)
    return moved.wallet
  }, EMPTY_WALLET)
}

describe('a wallet', () => {
  it('is never negative except by reversals, and changes by exactly each move', () => {
    fc.assert(
      fc.property(anyMoves, (moves) => {
        let wallet = EMPTY_WALLET
        let now = 0
        let owed = false
        for (const [wanted, later] of moves) {
          now += later
          const move: WalletMove = hasExpiredLots(wallet, now) ? { type: 'expire' } : wanted
          const was = wallet
          const moved = moveWallet(wallet, move, now)
          if (moved.state === 'short') expect(moved.missingPaise).toBeGreaterThan(0)
          if (moved.state !== 'moved') continue
          wallet = moved.wallet
          const delta = balanceOf(wallet) - balanceOf(was)
          const taken = moved.parts.reduce((sum, { paise }) => sum + paise, 0)
          if (move.type === 'debit' || move.type === 'clawback') expect(delta).toBe(-move.paise)
          if (move.type === 'credit' || move.type === 'mature') expect(delta).toBe(taken)
          if (move.type === 'spend' || move.type === 'expire') expect(delta).toBe(-taken)
          if (['hold', 'release', 'pend', 'forfeit'].includes(move.type)) expect(delta).toBe(0)
          if (move.type === 'pend') expect(pendingOf(wallet) - pendingOf(was)).toBe(move.paise)
          if (move.type === 'hold')
            expect(heldOf({ ...wallet, holds: { x: wallet.holds[move.name] as never } })).toBe(move.paise)
          owed ||= move.type === 'clawback'
          if (!owed) expect(availableOf(wallet, now)).toBeGreaterThanOrEqual(0)
          if (wallet.owedPaise > 0)
            expect(wallet.lots.filter(({ expiresAt }) => expiresAt === null || expiresAt > now)).toEqual([])
          expect(new Set(wallet.lots.map(({ expiresAt }) => expiresAt)).size).toBe(wallet.lots.length)
          for (const { paise } of wallet.lots) expect(paise).toBeGreaterThan(0)
        }
      }),
      { numRuns: 3000 },
    )
  })

  it('spends lots in order of expiry, and no expired ones', () => {
    const wallet = walletAfter(credit(100), credit(50, 20), credit(50, 10))
    const held = moveWallet(wallet, { type: 'hold', name: 'a', paise: 80, until: null }, 5)
    if (held.state !== 'moved') throw new Error('there is enough')
    expect(held.wallet.holds.a?.parts).toEqual([
      { paise: 50, expiresAt: 10 },
      { paise: 30, expiresAt: 20 },
    ])
    expect(moveWallet(wallet, { type: 'debit', paise: 151 }, 15)).toEqual({ state: 'short', missingPaise: 1 })
    expect(hasExpiredLots(wallet, 10)).toBe(true)
    expect(nextEntryAt(wallet)).toBe(10)
  })

  it('holds once per name, adjusts a repeated hold, and releases with original expiries', () => {
    const wallet = walletAfter(credit(100, 50), { type: 'hold', name: 'a', paise: 60, until: 10 })
    const again: WalletMove = { type: 'hold', name: 'a', paise: 60, until: 10 }
    expect(moveWallet(wallet, again, 1)).toEqual({ state: 'none' })
    expect(heldOf(walletAfter(credit(100, 50), again, { ...again, paise: 90 }))).toBe(90)
    expect(moveWallet(wallet, { ...again, paise: 101 }, 1)).toEqual({ state: 'short', missingPaise: 1 })
    const sure = walletAfter(credit(100, 50), again, { ...again, until: null })
    expect([nextEntryAt(wallet), nextEntryAt(sure)]).toEqual([10, 50])
    expect(moveWallet(sure, again, 1)).toEqual({ state: 'none' })
    expect(walletAfter(credit(100, 50), again, { type: 'release', name: 'a' }).lots).toEqual([
      { paise: 100, expiresAt: 50 },
    ])
  })

  it('owes reversals beyond its balance, which later credits settle first', () => {
    const inDebt = walletAfter(credit(30), { type: 'clawback', paise: 100 })
    expect([availableOf(inDebt, 0), balanceOf(inDebt)]).toEqual([-70, -70])
    const paid = walletAfter(credit(30), { type: 'clawback', paise: 100 }, credit(100, 9))
    expect([paid.owedPaise, paid.lots]).toEqual([0, [{ paise: 30, expiresAt: 9 }]])
  })

  it('gets pending amounts on confirmation, minus forfeited parts', () => {
    const pend: WalletMove = { type: 'pend', id: 'o', paise: 40, dueAt: 5, expiresAt: 99 }
    const earned = walletAfter(pend, { type: 'forfeit', id: 'o', paise: 15 })
    expect([availableOf(earned, 0), pendingOf(earned), nextEntryAt(earned)]).toEqual([0, 25, 5])
    const sure = walletAfter(pend, { type: 'forfeit', id: 'o', paise: 15 }, { type: 'mature', id: 'o' })
    expect(sure.lots).toEqual([{ paise: 25, expiresAt: 99 }])
    expect(walletAfter(pend, { type: 'forfeit', id: 'o', paise: 99 }).pending).toEqual([])
    expect(moveWallet(EMPTY_WALLET, { type: 'mature', id: 'o' }, 9)).toEqual({ state: 'none' })
  })

  it('splits lots in order', () => {
    const lots: Lot[] = [
      { paise: 10, expiresAt: 1 },
      { paise: 20, expiresAt: null },
    ]
    expect(splitLots(lots, 15)).toEqual({
      parts: [lots[0], { paise: 5, expiresAt: null }],
      rest: [{ paise: 15, expiresAt: null }],
    })
  })
})
