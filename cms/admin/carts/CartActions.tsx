'use client'
import { type OrderItem, toCallItem } from '../stock/OrderItem.ts'
import { ProductPicker } from '../ui/ProductPicker.tsx'
import { postCall } from '../ui/panelClient.ts'
import { useAction } from '../ui/useAction.ts'

/** Buttons that add products to a student's cart and send the student its link. */
export function CartActions({ cart, student, count }: { cart: string; student: string; count: number }) {
  const { isBusy, act } = useAction()
  const change = (path: string, body: object) => act(() => postCall(path, body))
  const add = (orderItem: OrderItem) => {
    const { quantity: _, ...item } = toCallItem(orderItem)
    void change('/sales/buildcart', { student, ...item })
  }
  return (
    <section className="panel-card order-steps" aria-labelledby="cart-build">
      <h2 id="cart-build">Build this cart</h2>
      <ProductPicker onAdd={add} />
      {count > 0 && (
        <button
          type="button"
          className="panel-button panel-button--primary"
          aria-disabled={isBusy}
          onClick={() => change('/sales/sendcart', { cart })}
        >
          Send a link to the cart
        </button>
      )}
    </section>
  )
}
