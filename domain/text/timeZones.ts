/** Time zone of projects that set none. */
export const DEFAULT_TIME_ZONE = 'Asia/Kolkata'

/** The time zones that a project may have, by IANA name. */
export const TIME_ZONES = [
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Asia/Dhaka',
  'Asia/Colombo',
  'Asia/Dubai',
  'Asia/Singapore',
  'Asia/Riyadh',
  'Africa/Nairobi',
  'Europe/London',
  'Europe/Berlin',
  'America/New_York',
  'America/Los_Angeles',
  'Australia/Sydney',
  'UTC',
] as const
