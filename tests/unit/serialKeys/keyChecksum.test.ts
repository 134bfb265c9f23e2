import { describe, expect, it } from 'vitest'
import { checkLetters, isMistyped, KEY_LETTERS } from '#domain/serialKeys/keyChecksum.ts'
import {
  EARLIER_KEY_STATES,
  isPastValidity,
  KEY_MOVES,
  KEY_STATES,
  statesFor,
} from '#domain/serialKeys/keyMoves.ts'

const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const LETTERS = 'K7QM2XWE9RTBHJ4N'
const KEY = `${LETTERS}${checkLetters(LETTERS)}`

describe('the check letters of a key', () => {
  it('detect every single wrong letter, and every swap of two neighbours', () => {
    expect(isMistyped(KEY)).toBe(false)
    for (let at = 0; at < KEY.length; at++) {
      for (const letter of ALPHABET) {
        const typed = `${KEY.slice(0, at)}${letter}${KEY.slice(at + 1)}`
        expect(isMistyped(typed), typed).toBe(letter !== KEY[at])
      }
      const swapped = `${KEY.slice(0, at)}${KEY[at + 1] ?? ''}${KEY[at]}${KEY.slice(at + 2)}`
      if (at < KEY_LETTERS - 1 && KEY[at] !== KEY[at + 1]) expect(isMistyped(swapped), swapped).toBe(true)
    }
  })

  it('do not apply to imported keys', () => {
    for (const other of ['', 'ABC123', 'K7QM2XWE9RTBHJ4N', 'K7QM2XWE9RTBHJ4N10', `${KEY}A`])
      expect(isMistyped(other), other).toBe(false)
  })

  it('make guessing hopeless: a million guesses at a million keys of 80 bits succeed with a chance below one in a billion', () => {
    const keys = 1_000_000
    const guesses = 1_000_000
    expect((keys * guesses) / ALPHABET.length ** KEY_LETTERS).toBeLessThan(1e-9)
  })
})

it('a key changes its state only as in the table', () => {
  const acts = ['assign', 'reserve', 'redeem', 'expire', 'revoke', 'restore'] as const
  const table = KEY_STATES.map((state) => [
    state,
    acts.map((act) => (KEY_MOVES[state][act] ?? ['-']).join('/')).join(' '),
  ])
  const back = 'available/reserved/assigned'
  expect(Object.fromEntries(table)).toEqual({
    available: 'assigned reserved - expired revoked -',
    reserved: '- - redeemed expired revoked -',
    assigned: '- - redeemed expired revoked -',
    redeemed: '- - - - - -',
    expired: '- - - - - -',
    revoked: `- - - - - ${back}`,
  })
  expect(statesFor('redeem')).toEqual(['reserved', 'assigned'])
})

it('a key is past its validity from its last moment on, and never without one', () => {
  expect(isPastValidity('2026-12-01T00:00:00.000Z', Date.parse('2026-12-01T00:00:00.000Z'))).toBe(true)
  expect(isPastValidity('2026-12-01T00:00:00.000Z', Date.parse('2026-11-30T23:59:59.999Z'))).toBe(false)
  expect(isPastValidity(null, Number.MAX_SAFE_INTEGER)).toBe(false)
})

it('every state of earlier builds has a current name', () => {
  expect(['free', 'sold', 'blocked'].map((state) => EARLIER_KEY_STATES[state])).toEqual([
    'available',
    'assigned',
    'revoked',
  ])
})
