'use client'
import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { itemOf, type Thing } from '../stock/Thing.ts'
import { callStaff } from '../ui/callStaff.ts'
import { FindProduct } from '../ui/FindProduct.tsx'

/** Puts more into the cart of a student, and sends them the link to it. */
export function CartActions({ cart, student, count }: { cart: string; student: string; count: number }) {
  const [isBusy, setBusy] = useState(false)
  const router = useRouter()

  async function change(path: string, body: object) {
    if (isBusy) return
    setBusy(true)
    const answer = await callStaff(path, body)
    setBusy(false)
    if (answer.apiSuccess) toast.success(answer.message)
    else toast.error(answer.message)
    router.refresh()
  }
  const add = (thing: Thing) => {
    const { quantity: _, ...item } = itemOf(thing)
    void change('/sales/buildcart', { student, ...item })
  }
  return (
    <section className="panel-card order-steps" aria-labelledby="cart-build">
      <h2 id="cart-build">Build this cart</h2>
      <FindProduct onAdd={add} />
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
