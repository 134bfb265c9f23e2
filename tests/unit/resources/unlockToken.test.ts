import { describe, expect, it } from 'vitest'
import { readUnlockToken, signUnlockToken } from '#cms/operations/resources/unlockToken.ts'

const KEY = Buffer.alloc(32, 7)
const NOW = 1_795_000_000_000
const sign = (forms = ['form-a', 'form-b'], project = 'p1', until = NOW + 1000) =>
  signUnlockToken(KEY, project, { forms, until })

describe('the token of forms that a browser has submitted', () => {
  it('contains them until it expires', () => {
    expect(readUnlockToken(KEY, 'p1', sign(), NOW)).toEqual(['form-a', 'form-b'])
    expect(readUnlockToken(KEY, 'p1', sign(), NOW + 1000)).toEqual([])
  })

  it('keeps the ten newest', () => {
    const forms = Array.from({ length: 14 }, (_, index) => `form-${index}`)
    expect(readUnlockToken(KEY, 'p1', sign(forms), NOW)).toEqual(forms.slice(4))
  })

  it('is valid in its project and under its key only', () => {
    expect(readUnlockToken(KEY, 'p2', sign(), NOW)).toEqual([])
    expect(readUnlockToken(Buffer.alloc(32, 8), 'p1', sign(), NOW)).toEqual([])
  })

  it.each([
    ['another time', (token: string) => token.replace(/^\d+/, String(NOW + 999_999))],
    ['another form', (token: string) => token.replace('form-a', 'form-c')],
    ['one more form', (token: string) => token.replace('form-a', 'form-a~form-c')],
    ['no signature', (token: string) => token.replace(/[^.]+$/, '')],
    ['another signature', (token: string) => token.replace(/.{43}$/, 'A'.repeat(43))],
    ['nothing', () => ''],
    ['ten thousand characters', () => '1'.repeat(10_000)],
  ])('is invalid with %s', (_, change) => {
    expect(readUnlockToken(KEY, 'p1', change(sign()), NOW)).toEqual([])
  })
})
