import { isPincode } from '#domain/people/isPincode.ts'
import { storageKeys } from '../storageKeys.ts'

/** The last PIN code in this tab to which goods can be delivered; empty when there is none. */
export function storedPincode(slug: string): string {
  try {
    const stored = sessionStorage.getItem(storageKeys(slug).pincode) ?? ''
    return isPincode(stored) ? stored : ''
  } catch {
    return ''
  }
}

/** Stores a PIN code for other books and the checkout. */
export function storePincode(slug: string, pincode: string): void {
  try {
    sessionStorage.setItem(storageKeys(slug).pincode, pincode)
  } catch {
    // Storage is full or blocked: it has to be typed again.
  }
}
