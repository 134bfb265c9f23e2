import { afterEach, expect, it, vi } from 'vitest'
import {
  hasUnfinishedLogin,
  readUnfinishedLogin,
  storeUnfinishedLogin,
} from '#site/features/shell/account/unfinishedLogin.ts'

const NOW = 1_000_000

function storage(kept: Record<string, string> = {}) {
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => {
      kept[key] = value
    },
    removeItem: (key: string) => {
      delete kept[key]
    },
  })
  return kept
}
afterEach(() => vi.unstubAllGlobals())

it('stores a login per project', () => {
  const kept = storage()
  storeUnfinishedLogin('demo', { until: NOW + 1, form: 'LOGIN_OTP' })
  expect(Object.keys(kept)).toEqual(['demo-unfinishedLogin'])
  expect(readUnfinishedLogin('demo')).toEqual({ until: NOW + 1, form: 'LOGIN_OTP' })
  expect(hasUnfinishedLogin('demo', NOW)).toBe(true)
  expect(hasUnfinishedLogin('demo2', NOW)).toBe(false)
  storeUnfinishedLogin('demo', null)
  expect(kept).toEqual({})
})

it.each([
  ['expired', `{"until":${NOW}}`],
  ['no JSON', '{'],
  ['something else', '"LOGIN_OTP"'],
  ['null', 'null'],
  ['a text for a time', '{"until":"9e99"}'],
])('restores nothing from %s', (_name, value) => {
  const kept = storage({ 'demo-unfinishedLogin': value })
  expect(hasUnfinishedLogin('demo', NOW)).toBe(false)
  if (readUnfinishedLogin('demo') !== null) throw new Error(`${kept['demo-unfinishedLogin']} is still there`)
})

it('works without storage', () => {
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new Error('switched off')
    },
    setItem: () => {
      throw new Error('full')
    },
  })
  expect(() => storeUnfinishedLogin('demo', { until: NOW })).not.toThrow()
  expect(hasUnfinishedLogin('demo', NOW)).toBe(false)
})
