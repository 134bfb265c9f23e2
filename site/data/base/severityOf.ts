import type { Severity } from '#domain/logs/severities.ts'

/** Reads that people need to continue: their session, what they learn and bought, the cart and the bill. */
const HIGH = [
  'auth/start',
  'auth/profile',
  'learn/classes',
  'learn/lecture',
  'learn/owned',
  'cart',
  'orders',
  'expert/start',
]
/** Reads whose failure hardly anybody notices: counts, pictures, offers next to other content. */
const LOW = [
  'cart/count',
  'notifications',
  'notifications/latest',
  'auth/pending',
  'selling-products',
  'reviews/list',
  'reviews/mine',
  'wishlist',
  'resources/open',
  'project-configs',
  'parcels/oforder',
  'address/pincode',
]

/** The severity of a failed read in the browser (spec 8), by its path below `/api`. */
export function severityOf(path: string): Severity {
  const [name = ''] = path.split('?')
  return HIGH.includes(name) ? 'high' : LOW.includes(name) ? 'low' : 'medium'
}
