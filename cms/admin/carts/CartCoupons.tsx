'use client'
import { useRouter } from 'next/navigation'
import { type FormEvent, useState } from 'react'
import { couponCodes } from '#domain/coupons/couponCode.ts'
import { isTooLong } from '../ui/isTooLong.ts'
import { LimitedField } from '../ui/LimitedField.tsx'
import { postCall } from '../ui/panelClient.ts'
import { useAction } from '../ui/useAction.ts'

type Props = { cart: string; codes: string[]; canChange: boolean }

/** Coupon codes of a student's cart, which staff may add and take out. */
export function CartCoupons({ cart, codes, canChange }: Props) {
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [isSending, setSending] = useState(false)
  const { isBusy, act } = useAction()
  const router = useRouter()
  const set = (coupon: string[]) => postCall('/sales/cartcoupons', { cart, coupon })

  async function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending || isTooLong(event.currentTarget)) return
    const typed = couponCodes(code)
    if (typed.length === 0) return setProblem('Enter the code.')
    setSending(true)
    const answer = await set([...codes, ...typed])
    setSending(false)
    setProblem(answer.apiSuccess ? null : answer.message)
    if (!answer.apiSuccess) return
    setCode('')
    router.refresh()
  }

  if (codes.length === 0 && !canChange) return null
  return (
    <section className="panel-card order-steps" aria-labelledby="cart-coupons">
      <h2 id="cart-coupons">Coupons</h2>
      {codes.length > 0 && (
        <ul className="cart-coupons">
          {codes.map((one) => (
            <li key={one}>
              <strong>{one}</strong>
              {canChange && (
                <button
                  type="button"
                  className="panel-button panel-button--quiet order-small-button"
                  aria-label={`Take out ${one}`}
                  aria-disabled={isBusy}
                  onClick={() => act(() => set(codes.filter((kept) => kept !== one)))}
                >
                  Take out
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      {canChange && (
        <form className="order-steps" onSubmit={add} noValidate>
          <LimitedField label="Coupon code" max={130} value={code} onChange={setCode} problem={problem} />
          <button type="submit" className="panel-button" aria-disabled={isSending}>
            Apply
          </button>
        </form>
      )}
    </section>
  )
}
