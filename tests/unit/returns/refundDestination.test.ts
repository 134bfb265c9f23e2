import { expect, it } from 'vitest'
import { cancelledNotification, refundedNotification } from '#domain/notifications/orderNotifications.ts'
import { destinationOfRefund } from '#domain/returns/refundDestination.ts'
import { renderText } from '#domain/text/renderText.ts'

it.each([
  [
    'source',
    'razorpay',
    'rfnd_1',
    '₹499 is refunded to your original payment method. Banks usually take three to seven working days.',
  ],
  ['credits', 'razorpay', 'credits', '₹499 was added to your credits.'],
  ['byHand', 'cashOnDelivery', null, '₹499 will be transferred to your UPI ID or bank account.'],
  ['byHand', 'offline', 'UTR-1', '₹499 will be transferred to your UPI ID or bank account.'],
  ['funds', 'franchiseFunds', 'credits', '₹499 went back to the franchisee who paid for it.'],
] as const)('a refund goes to %s when %s holds the money', (destination, gateway, gatewayRefundId, text) => {
  expect(destinationOfRefund({ gateway, gatewayRefundId })).toBe(destination)
  const figures = { paidPaise: 49_900, creditsPaise: 0, deliveryPaise: 0 }
  const withMessage = (message?: string) =>
    renderText('en', refundedNotification('NP-1', { isOff: false, figures }, destination, message).text)
  expect(withMessage()).toBe(text)
  const message = 'We are sorry, it was lost.'
  expect(withMessage(message)).toBe(`${message} ${text}`)
  // A text without a full stop is a sentence too: the amount is not part of it.
  expect(withMessage('Half price for you ')).toBe(`Half price for you. ${text}`)
})

it.each([
  ['en', '₹559 was added to your credits. This includes the delivery charge of ₹60.'],
  ['hi', '₹559 आपके क्रेडिट में जोड़ दिए गए। इसमें ₹60 का डिलीवरी शुल्क शामिल है।'],
] as const)('the text of a refund mentions an included delivery charge, in %s', (locale, text) => {
  const figures = { paidPaise: 55_900, creditsPaise: 0, deliveryPaise: 6_000 }
  const { text: localisable } = refundedNotification('NP-1', { isOff: false, figures }, 'credits')
  expect(renderText(locale, localisable)).toBe(text)
})

it.each([
  [
    'source',
    'en',
    '₹298 will be refunded to your original payment method. Banks usually take three to seven working days.',
  ],
  ['byHand', 'en', '₹298 will be transferred to your UPI ID or bank account.'],
  ['funds', 'en', '₹298 went back to the franchisee who paid for it.'],
  ['byHand', 'hi', '₹298 आपकी UPI ID या बैंक खाते में भेजे जाएँगे।'],
] as const)(
  'a cancelled paid order shows the amount refunded to %s, in %s',
  (destination, locale, expected) => {
    const text = (creditsPaise: number) =>
      renderText(
        locale,
        cancelledNotification('NP-1', null, destination, { paidPaise: 29_800, creditsPaise }).text,
      )
    expect(text(0)).toBe(expected)
    expect(text(5000)).toContain('₹50')
  },
)

it('the text of an unpaid cancelled order states that there is nothing to pay', () => {
  const nothing = { paidPaise: 0, creditsPaise: 0 }
  const { text } = cancelledNotification('NP-1', 'Sold out', 'source', nothing)
  expect(renderText('en', text)).toBe('Sold out. You have nothing to pay.')
})
