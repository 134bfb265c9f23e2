import { expect, it } from 'vitest'
import { cancelledUnpaidNotification } from '#domain/notifications/orderNotifications.ts'
import { isTransferReference, normaliseTransferReference } from '#domain/orders/transferReference.ts'
import { renderText } from '#domain/text/renderText.ts'

it.each([
  ['utr 1234 5678', true],
  ['AXISN12345678901', true],
  ['abc', false],
  ['', false],
  ['1234-5678', false],
  ['9'.repeat(31), false],
])('%j is a bank reference: %j', (typed, isOne) => expect(isTransferReference(typed)).toBe(isOne))

it('a bank reference is stored without spaces, in upper case', () =>
  expect(normaliseTransferReference(' utr 1234 5678 ')).toBe('UTR12345678'))

it('a cancelled unpaid order requests a bank reference only where a transfer may be on its way', () => {
  const sentence = (reason: string | null, isTransfer: boolean) =>
    renderText('en', cancelledUnpaidNotification('SH-1', reason, isTransfer).text)
  expect(sentence('Sold out.', false)).toBe('Sold out. You have nothing to pay.')
  expect(sentence(null, true)).toMatch(/^You have nothing to pay\. .*bank reference/)
})
