'use client'
import { useCallback, useSyncExternalStore } from 'react'
import { CART_CHANGED, readCartCount } from './cartCountKey.ts'

function subscribe(listener: () => void): () => void {
  window.addEventListener(CART_CHANGED, listener)
  window.addEventListener('storage', listener)
  return () => {
    window.removeEventListener(CART_CHANGED, listener)
    window.removeEventListener('storage', listener)
  }
}

/** The stored number of items in the cart; 0 on the server. */
export function useCartCount(project: string): number {
  const snapshot = useCallback(() => readCartCount(project), [project])
  return useSyncExternalStore(subscribe, snapshot, () => 0)
}
