'use client'
import { useEffect, useRef, useState } from 'react'
import type { CartView } from '#domain/calls/cart.ts'
import { changeCart, type Shop } from '#site/data/shop/cart.ts'
import { enqueueChange, type LineChange, sentChange, withChanges } from '#site/data/shop/cartChanges.ts'

type Options = {
  cart: CartView | undefined
  reload: () => Promise<unknown>
  /** Called with the reason when the server refuses a change. */
  onRefused: (message: string) => void
}

/**
 * Shows changes of lines at once and sends them to the server one after the other, in the order they were
 * made; a refused change is reverted.
 */
export function useCartChanges(shop: Shop, { cart, reload, onRefused }: Options) {
  const { base, slug } = shop
  const queue = useRef<LineChange[]>([])
  const sending = useRef<Promise<void> | null>(null)
  const [waiting, setWaiting] = useState<readonly LineChange[]>([])
  const set = (next: LineChange[]) => {
    queue.current = next
    setWaiting(next)
  }
  const sendAll = async () => {
    for (let first = queue.current[0]; first; first = queue.current[0]) {
      const outcome = await changeCart(shop, sentChange(first))
      if (!outcome.ok) {
        onRefused(outcome.message)
        await reload().catch(() => undefined)
      }
      set(queue.current.slice(1))
    }
    sending.current = null
  }
  useEffect(() => {
    // Changes that wait behind the one being sent must also survive the page.
    const sendWaiting = () => {
      for (const lineChange of queue.current.slice(1)) void changeCart({ base, slug }, sentChange(lineChange))
    }
    window.addEventListener('pagehide', sendWaiting)
    return () => window.removeEventListener('pagehide', sendWaiting)
  }, [base, slug])
  const change = (lineChange: LineChange) => {
    set(enqueueChange(queue.current, lineChange, sending.current !== null))
    sending.current ??= sendAll()
  }
  return {
    /** The cart including unsaved changes. */
    shown: cart && withChanges(cart, waiting),
    /** Whether the bill is still the previous one. */
    isBehind: waiting.length > 0,
    change,
    /** Resolves once the server has every change. */
    settled: () => sending.current ?? Promise.resolve(),
  }
}
