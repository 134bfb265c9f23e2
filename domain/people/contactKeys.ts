/** Spec 3: contact link keys. */
export const CONTACT_KEYS = [
  'phone',
  'whatsapp',
  'instagram',
  'linkedin',
  'facebook',
  'youtube',
  'gmail',
  'telegram',
  'website',
  'playstore',
  'appstore',
  'twitter',
] as const
