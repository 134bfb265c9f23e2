'use client'
import clsx from 'clsx'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { storedPincode } from '#site/features/shell/products/storedPincode.ts'
import { useLocale, useTexts } from '#site/texts/useTexts.ts'
import { root as button, looks, sizes } from '#site/ui/Button.css.ts'
import { useEarlySubmit } from '#site/ui/fields/useEarlySubmit.ts'
import { answer, bad, field, good, label, row } from './DeliveryCheck.css.ts'
import type { DeliveryAnswer } from './deliveryAnswer.tsx'

type State = { kind: 'idle' | 'asking'; text?: undefined } | DeliveryAnswer

/** Whether and by when goods are delivered to a PIN code; the code of the answer loads with the first check. */
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
    if (input.current && !input.current.value) input.current.value = storedPincode(slug)
  }, [slug])
  const check = async (event: FormEvent) => {
    event.preventDefault()
    const pincode = input.current?.value ?? ''
    setState({ kind: 'asking' })
    const found = await import('./deliveryAnswer.tsx')
      .then(({ deliveryAnswer }) => deliveryAnswer({ base, slug, product, pincode, locale, t }))
      .catch(() => ({ kind: 'failed', text: t.deliveryFailed }) as const)
    // Ignores the answer when the PIN code was changed since.
    if (input.current?.value === pincode) setState(found)
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
        {state.text}
      </p>
    </form>
  )
}

const tone = ({ kind, text }: State) => (kind === 'deliverable' ? good : text && bad)
