import { expect, it } from 'vitest'
import { orderBadge } from '#cms/admin/orders/orderTexts.ts'

it.each([
  ['cancelled', 'failed', 'Cancelled'],
  ['expired', 'pending', 'Expired'],
  ['cancelled', 'refunded', 'Refunded'],
  ['cancelled', 'paid', 'Paid'],
  ['placed', 'failed', 'Payment failed'],
  ['confirmed', 'due', 'Payment due'],
] as const)('a %s order with payment %s is shown as %s', (status, paymentStatus, text) => {
  expect(orderBadge({ status, paymentStatus }).text).toBe(text)
})
