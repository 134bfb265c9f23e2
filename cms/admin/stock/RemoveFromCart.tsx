'use client'
import type { CartLine } from '#domain/calls/cart.ts'
import { postCall } from '../ui/panelClient.ts'
import { useAction } from '../ui/useAction.ts'

/** Takes one piece of an item out of a student's cart, or all of them. */
export function RemoveFromCart({ line, student }: { line: CartLine; student: string }) {
  const { isBusy, act } = useAction()
  const { product, variant, validity, title } = line
  const change = (quantity: number) => () =>
    act(() =>
      postCall('/sales/buildcart', {
        student,
        product,
        quantity,
        ...(variant ? { variant } : {}),
        ...(validity ? { validity } : {}),
      }),
    )
  const look = 'panel-button panel-button--quiet order-small-button'
  return (
    <>
      {line.quantity > 1 && (
        <button
          type="button"
          className={look}
          aria-label={`One less of ${title}`}
          aria-disabled={isBusy}
          onClick={change(line.quantity - 1)}
        >
          One less
        </button>
      )}
      <button
        type="button"
        className={look}
        aria-label={`Take out ${title}`}
        aria-disabled={isBusy}
        onClick={change(0)}
      >
        Take out
      </button>
    </>
  )
}
