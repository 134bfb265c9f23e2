/** Answers about parcels to whoever waits for one. */
export const PARCEL_ANSWERS = {
  noParcel: 'There is no parcel behind this link.',
  answerTaken: 'Thank you. We tell the courier.',
  answerTooLate: 'The parcel has moved on meanwhile. See where it is now.',
  dayClosed: 'This day can not be chosen. Choose one of the next days.',
  notServed: 'We do not deliver to this PIN code.',
} as const
