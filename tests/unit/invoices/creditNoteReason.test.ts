import { describe, expect, it } from 'vitest'
import { reasonOfRefund, reasonOfWhole } from '#domain/invoices/creditNoteReason.ts'

describe('the reason of a credit note states what happened to the goods', () => {
  const seen = (state: 'lost' | 'undelivered' | 'delivered' | 'fulfilled') => ({ seen: { state } })
  it.each<[string, Parameters<typeof reasonOfRefund>[0]]>([
    ['Lost in transit', { kind: 'refund', lines: [{ reason: 'lostInTransit' }] }],
    ['Lost in transit', { kind: 'refund', lines: [{ reason: 'other', ...seen('lost') }] }],
    ['Undelivered', { kind: 'refund', lines: [{ reason: 'notDelivered' }] }],
    ['Undelivered', { kind: 'refund', lines: [{ reason: 'goodwill', ...seen('undelivered'), paise: 500 }] }],
    ['Returned', { kind: 'return', lines: [{ reason: 'damaged' }] }],
    ['Cancelled', { kind: 'cancel', lines: [{ reason: 'notNeeded' }] }],
    [
      'Price adjustment',
      { kind: 'refund', lines: [{ reason: 'pricing', ...seen('delivered'), paise: 500 }] },
    ],
    ['Price adjustment', { kind: 'refund', lines: [] }],
    ['Refunded', { kind: 'refund', lines: [{ reason: 'notNeeded', ...seen('fulfilled') }] }],
    [
      'Undelivered, Price adjustment',
      { kind: 'refund', lines: [{ reason: 'notDelivered' }, { reason: 'pricing', paise: 500 }] },
    ],
  ])('%s: %j', (reason, refunded) => expect(reasonOfRefund(refunded)).toBe(reason))

  it('also when the whole order is closed', () => {
    expect(reasonOfWhole([{ state: 'undelivered' }, { state: 'cancelled' }])).toBe('Undelivered')
    expect(reasonOfWhole([{ state: 'lost' }])).toBe('Lost in transit')
    expect(reasonOfWhole([{ state: 'undelivered' }, { state: 'lost' }])).toBe('Undelivered, Lost in transit')
    expect(reasonOfWhole([{ state: 'waiting' }, { state: 'lost' }])).toBe('Order cancelled')
    expect(reasonOfWhole([{ state: 'cancelled' }])).toBe('Order cancelled')
  })
})
