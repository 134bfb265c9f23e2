import { createHmac, timingSafeEqual } from 'node:crypto'

/** Compares in constant time, also for different lengths. */
export function isSameSecret(given: string | undefined, secret: string): boolean {
  const digest = (text: string) => createHmac('sha256', secret).update(text).digest()
  return given !== undefined && timingSafeEqual(digest(given), digest(secret))
}
