'use client'
import clsx from 'clsx'
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { formatInr } from '#domain/money/formatInr.ts'
import { isPincode } from '#domain/people/isPincode.ts'
import { fill } from '#domain/text/fill.ts'
import type { Locale } from '#domain/text/locales.ts'
import { dayText } from '#site/data/base/dateText.ts'
import { checkDelivery, type Delivery } from '#site/data/shop/delivery.ts'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { keepPincode, keptPincode } from '#site/features/shell/products/keptPincode.ts'
import type { Texts } from '#site/texts/Texts.ts'
import { useLocale, useTexts } from '#site/texts/useTexts.ts'
import { root as button, looks, sizes } from '#site/ui/Button.css.ts'
import { useEarlySubmit } from '#site/ui/fields/useEarlySubmit.ts'
import { answer, bad, field, good, label, row } from './DeliveryCheck.css.ts'

type State =
  | { kind: 'idle' | 'asking' }
  | { kind: 'wrong' | 'failed' }
  | { kind: 'known'; delivery: Delivery }

/** Whether and by when goods are delivered to a PIN code. */
export function DeliveryCheck({ product }: { product: string }) {
  const t = useTexts('product')
  const locale = useLocale()
  const { base, slug } = useProject()
  const id = useId()
  // Uncontrolled: input from before hydration stays.
  const input = useRef<HTMLInputElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const early = useEarlySubmit(form)
  const [state, setState] = useState<State>({ kind: 'idle' })
  useEffect(() => {
    if (input.current && !input.current.value) input.current.value = keptPincode(slug)
  }, [slug])
  const check = async (event: FormEvent) => {
    event.preventDefault()
    const pincode = input.current?.value.trim() ?? ''
    if (!isPincode(pincode)) {
      setState({ kind: 'wrong' })
      return
    }
    setState({ kind: 'asking' })
    const delivery = await checkDelivery(base, product, pincode)
    setState(delivery ? { kind: 'known', delivery } : { kind: 'failed' })
    if (delivery?.isDeliverable) keepPincode(slug, pincode)
  }
  return (
    <form ref={form} {...early} onSubmit={(event) => void check(event)} noValidate>
      <label htmlFor={id} className={label}>
        {t.deliveryTo}
      </label>
      <div className={row}>
        <input
          id={id}
          className={field}
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={6}
          placeholder="302001"
          ref={input}
          defaultValue=""
          aria-invalid={tone(state) === bad || undefined}
          aria-describedby={`${id}-answer`}
          onChange={({ target }) => {
            target.value = target.value.replace(/\D/g, '')
            setState({ kind: 'idle' })
          }}
        />
        <button
          type="submit"
          className={clsx(button, sizes.m, looks.outline)}
          disabled={state.kind === 'asking'}
        >
          {t.check}
        </button>
      </div>
      <p id={`${id}-answer`} role="status" className={clsx(answer, tone(state))}>
        {textOf(state, t, locale)}
      </p>
    </form>
  )
}

const tone = (state: State) => {
  if (state.kind === 'wrong' || state.kind === 'failed') return bad
  if (state.kind === 'known') return state.delivery.isDeliverable ? good : bad
  return undefined
}

function textOf(state: State, t: Texts['product'], locale: Locale): ReactNode {
  if (state.kind === 'wrong') return t.wrongPincode
  if (state.kind === 'failed') return t.deliveryFailed
  if (state.kind !== 'known') return ''
  const { delivery } = state
  if (!delivery.isDeliverable) return delivery.text
  return (
    <>
      {delivery.text} · {fill(t.arrivesBy, { day: dayText(delivery.arrivesBy, locale) })}
      <br />
      {costText(delivery, t)}
    </>
  )
}

/** What delivery costs, from when it is free, and what paying at the door adds. */
function costText(delivery: Extract<Delivery, { isDeliverable: true }>, t: Texts['product']): string {
  const { deliveryPaise, freeFromPaise, isCash, cashFeePaise } = delivery
  const priced = freeFromPaise === null ? t.deliveryFor : t.deliveryFreeFrom
  const charge = fill(deliveryPaise === 0 ? t.deliveryFree : priced, {
    amount: formatInr(deliveryPaise),
    from: formatInr(freeFromPaise ?? 0),
  })
  if (!isCash) return charge
  return `${charge} · ${cashFeePaise > 0 ? fill(t.cashHereFor, { fee: formatInr(cashFeePaise) }) : t.cashHere}`
}
