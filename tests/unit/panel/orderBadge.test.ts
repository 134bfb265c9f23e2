import { expect, it } from 'vitest'
import { orderBadge, paymentBadge } from '#cms/admin/orders/orderTexts.ts'

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

it.each([
  ['cashOnDelivery', 'Not paid', 'plain'],
  ['bankTransfer', 'Not paid', 'plain'],
  ['online', 'Payment failed', 'danger'],
])('an order that was closed without its money, to be paid by %s, reads %s', (method, text, tone) => {
  expect(paymentBadge({ paymentStatus: 'failed', method })).toEqual({ text, tone })
})
