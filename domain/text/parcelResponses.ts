/** Answers about parcels for recipients. */
export const PARCEL_RESPONSES = {
  noParcel: 'No parcel was found for this link.',
  answerTaken: 'Thank you. We will let the courier know.',
  answerTooLate: 'The parcel has already moved on. See where it is now.',
  dayClosed: 'This day is not available. Choose another one.',
  notServed: 'We do not deliver to this PIN code.',
} as const
