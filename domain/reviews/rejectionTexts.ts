import type { RejectionReason } from './choices.ts'

/** Why a review is not published, as shown to its author and to staff who choose the reason. */
export const REJECTION_TEXTS = {
  rude: 'It contains insults or bad language.',
  personal: 'It contains personal details of somebody, such as a phone number.',
  advert: 'It advertises something else.',
  otherProduct: 'It is about something other than this product.',
  unclear: 'It does not say what was good or bad.',
  other: 'It does not follow our rules for reviews.',
} as const satisfies Record<RejectionReason, string>

export const HINDI_REJECTION_TEXTS: Record<RejectionReason, string> = {
  rude: 'इसमें अपशब्द या अपमान है।',
  personal: 'इसमें किसी की निजी जानकारी है, जैसे फ़ोन नंबर।',
  advert: 'इसमें किसी और चीज़ का प्रचार है।',
  otherProduct: 'यह इस प्रोडक्ट के बारे में नहीं है।',
  unclear: 'इससे पता नहीं चलता कि क्या अच्छा या बुरा लगा।',
  other: 'यह समीक्षा हमारे नियमों के मुताबिक नहीं है।',
}
