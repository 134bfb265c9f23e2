import type { PARCEL_RESPONSES } from './parcelResponses.ts'

/** The texts of `PARCEL_RESPONSES` in Hindi. */
export const HINDI_PARCEL_RESPONSES: { readonly [Key in keyof typeof PARCEL_RESPONSES]: string } = {
  noParcel: 'इस लिंक पर कोई पार्सल नहीं मिला।',
  answerTaken: 'धन्यवाद। हम कूरियर को बता देंगे।',
  answerTooLate: 'पार्सल इस बीच आगे बढ़ गया है। देखें कि वह अब कहाँ है।',
  dayClosed: 'यह दिन उपलब्ध नहीं है। कोई और दिन चुनें।',
  notServed: 'इस पिन कोड पर हम डिलीवरी नहीं करते।',
}
