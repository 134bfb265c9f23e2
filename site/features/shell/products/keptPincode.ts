import { isPincode } from '#domain/people/isPincode.ts'
import { storageKeys } from '../storageKeys.ts'

/** The PIN code that this tab last found goods delivered to; empty when there is none. */
export function keptPincode(slug: string): string {
  try {
    const kept = sessionStorage.getItem(storageKeys(slug).pincode) ?? ''
    return isPincode(kept) ? kept : ''
  } catch {
    return ''
  }
}

/** Keeps a PIN code for the other books and the checkout. */
export function keepPincode(slug: string, pincode: string): void {
  try {
    sessionStorage.setItem(storageKeys(slug).pincode, pincode)
  } catch {
    // Storage is full or switched off: it is typed once more.
  }
}
