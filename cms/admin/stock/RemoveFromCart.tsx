'use client'
import type { CartLine } from '#domain/calls/cart.ts'
import { postCall } from '../ui/panelClient.ts'
import { useAction } from '../ui/useAction.ts'

/** Removes an item from a student's cart. */
export function RemoveFromCart({ line, student }: { line: CartLine; student: string }) {
  const { isBusy, act } = useAction()
  const { product, variant, validity, title } = line
  const without = {
    ...{ student, product, quantity: 0 },
    ...(variant ? { variant } : {}),
    ...(validity ? { validity } : {}),
  }
  return (
    <button
      type="button"
      className="panel-button panel-button--quiet order-small-button"
      aria-label={`Take out ${title}`}
      aria-disabled={isBusy}
      onClick={() => act(() => postCall('/sales/buildcart', without))}
    >
      Take out
    </button>
  )
}
