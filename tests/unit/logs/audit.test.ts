import { describe, expect, it } from 'vitest'
import { auditSummary, pathLabel } from '#domain/logs/auditSummary.ts'
import { auditChange, auditValue } from '#domain/logs/auditValue.ts'
import { mergeChanges } from '#hooks/audit/writeAutosaveAudit.ts'

describe('a value in an audit entry', () => {
  it('is truncated once', () => {
    const long = 'x'.repeat(1000)
    const cut = auditValue(long)
    expect(cut).toBe(`${'x'.repeat(400)}…`)
    expect(auditValue(cut)).toBe(cut)
    const data = auditValue({ list: Array.from({ length: 500 }, (_, i) => i) }) as string
    expect(data).toHaveLength(1001)
  })

  it.each([undefined, null, ''])('that is empty (%s) is null', (value) => {
    expect(auditValue(value)).toBeNull()
  })

  it.each([
    'razorpay.keySecret',
    'smsSenders.0.authToken',
    'codeHash',
    'phoneKey',
    'razorpay.keyId',
    'password',
    'otp',
    'apiKeys.2',
  ])('at %s is only shown as set or not', (path) => {
    expect(auditChange(path, null, 'x')).toEqual({ path, before: null, after: '(secret)' })
  })

  it.each(['pricePaise', 'keyPoints', 'title', 'hashtagText', 'tokens'])('at %s is shown', (path) => {
    expect(auditChange(path, 1, 2)).toEqual({ path, before: 1, after: 2 })
  })

  it('of JSON hides secret names at any depth', () => {
    expect(auditValue({ a: [{ apiToken: 'x', b: 1 }] })).toBe('{"a":[{"apiToken":"(secret)","b":1}]}')
  })
})

describe('the line of an entry', () => {
  it.each([
    ['update', ['pricePaise'], 'Changed product "Physics" (Price)'],
    ['update', ['a', 'b.c', 'b.d', 'c', 'd', 'e'], 'Changed product "Physics" (A, B, C and 2 more)'],
    ['publish', ['_status'], 'Published product "Physics"'],
    ['restore', [], 'Restored an earlier version of product "Physics"'],
  ] as const)('of %s with %j', (action, paths, line) => {
    expect(auditSummary({ action, label: 'Product', title: 'Physics', paths })).toBe(line)
  })

  it('formats a path for people', () => {
    expect(pathLabel('lines.0.unitPaise')).toBe('Lines › 1 › Unit')
    expect(pathLabel('theme.primaryColor')).toBe('Theme › Primary color')
  })
})

describe('changes by autosave', () => {
  it('are one change from first to last value, and none when equal', () => {
    const change = (path: string, before: unknown, after: unknown) => ({ path, before, after })
    const merged = mergeChanges(
      [change('title', null, 'A'), change('lead', 'x', 'y')],
      [change('title', 'A', 'Ab'), change('lead', 'y', 'x'), change('slug', 'a', 'b')],
    )
    expect(merged).toEqual([change('title', null, 'Ab'), change('slug', 'a', 'b')])
  })
})
