'use client'
import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import type { CartLine } from '#domain/calls/cart.ts'
import { callStaff } from '../ui/callStaff.ts'

/** Takes a thing out of the cart of a student. */
export function TakeOut({ line, student }: { line: CartLine; student: string }) {
  const router = useRouter()
  const { product, variant, validity, title } = line
  async function takeOut() {
    const answer = await callStaff('/sales/buildcart', {
      ...{ student, product, quantity: 0 },
      ...(variant ? { variant } : {}),
      ...(validity ? { validity } : {}),
    })
    if (!answer.apiSuccess) toast.error(answer.message)
    router.refresh()
  }
  return (
    <button
      type="button"
      className="panel-button panel-button--quiet order-small-button"
      aria-label={`Take out ${title}`}
      onClick={takeOut}
    >
      Take out
    </button>
  )
}
