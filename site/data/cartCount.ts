'use client'
import { useCallback, useSyncExternalStore } from 'react'
import type { z } from 'zod'
import type { CartCountAnswerSchema } from '#domain/calls/cart.ts'
import { ask, type Refused } from './ask.ts'
import { cartCountKey } from './cartCountKey.ts'

const CHANGED = 'shala:cart'
/** The mark on the page's root while there is something in the cart, for styles. */
const MARK = 'cart'

function read(key: string): number {
  try {
    const count = Number(localStorage.getItem(key))
    return Number.isInteger(count) && count > 0 ? count : 0
  } catch {
    return 0
  }
}

function subscribe(listener: () => void): () => void {
  window.addEventListener(CHANGED, listener)
  window.addEventListener('storage', listener)
  return () => {
    window.removeEventListener(CHANGED, listener)
    window.removeEventListener('storage', listener)
  }
}

/** How many things this browser knows to be in the cart; 0 on the server. */
export function useCartCount(project: string): number {
  const key = cartCountKey(project)
  const snapshot = useCallback(() => read(key), [key])
  return useSyncExternalStore(subscribe, snapshot, () => 0)
}

/** Remembers what the server said of the number of things in the cart. */
export function noteCartCount(project: string, count: number): void {
  const key = cartCountKey(project)
  if (read(key) === count) return
  try {
    if (count > 0) localStorage.setItem(key, String(count))
    else localStorage.removeItem(key)
  } catch {
    // Nothing can be kept: the cart itself is on the server.
  }
  if (count > 0) document.documentElement.dataset[MARK] = ''
  else delete document.documentElement.dataset[MARK]
  window.dispatchEvent(new Event(CHANGED))
}

/** Asks the server how many things there are; a call without an answer changes nothing. */
export async function renewCartCount(base: string, project: string): Promise<void> {
  try {
    const { body } = await ask<z.infer<typeof CartCountAnswerSchema> | Refused>(base, 'cart/count')
    if (body.apiSuccess) noteCartCount(project, body.count)
  } catch {
    // The number of before stays; the cart itself says what is wrong.
  }
}
