import type { Texts, Translated } from '../Texts.ts'

export const bill: Translated<Texts['bill']> = {
  title: 'बिल',
  itemsOf: 'आइटम ({count})',
  offerPrice: 'छूट',
  paidBefore: 'पहले से भुगतान किया',
  paidBeforeFor: 'पहले से भुगतान किया: {titles}',
  coupon: 'कूपन {code}',
  delivery: 'डिलीवरी',
  free: 'मुफ़्त',
  cashFee: 'कैश ऑन डिलीवरी',
  rounding: 'राउंड ऑफ़',
  credits: 'कैशबैक क्रेडिट',
  toPay: 'देय राशि',
  earns: 'इस ऑर्डर पर आपको {amount} के कैशबैक क्रेडिट मिलेंगे।',
  gstIncluded: '{amount} GST सहित।',
}
