import type { Severity } from '#domain/logs/severities.ts'

/** Reads without which people cannot go on: who they are, what they learn and bought, the cart and the bill. */
const HIGH = [
  ...['auth/start', 'auth/profile', 'learn/classes', 'learn/lecture', 'learn/owned'],
  ...['cart', 'orders', 'expert/start'],
]
/** Reads that leave a gap which nobody misses for a while: counts, pictures, offers beside something. */
const LOW = [
  ...['cart/count', 'notifications', 'notifications/latest', 'auth/pending', 'selling-products'],
  ...['reviews/list', 'reviews/mine', 'wishlist', 'resources/open', 'project-configs'],
  ...['parcels/oforder', 'address/pincode'],
]

/** How bad it is for people when a read of the browser fails (spec 8), by its path below `/api`. */
export function severityOf(path: string): Severity {
  const [name = ''] = path.split('?')
  return HIGH.includes(name) ? 'high' : LOW.includes(name) ? 'low' : 'medium'
}
