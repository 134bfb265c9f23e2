'use client'
import { type FormEvent, useState } from 'react'
import { MAX_COUPONS } from '#domain/coupons/applyCoupons.ts'
import { couponCodes } from '#domain/coupons/couponCode.ts'
import { useTexts } from '#site/texts/useTexts.ts'
import { PlainTextField } from '#site/ui/fields/PlainFields.tsx'
import { PlainButton } from '#site/ui/PlainButton.tsx'
import { codeForm } from './CouponCard.css.ts'
import type { Coupons } from './useCoupons.ts'

type CodeFormProps = {
  coupons: Coupons
  /** Called when every typed code applies. */
  onTaken?: (text: string) => void
}

/** A field for one code or several, which are added to the applied ones. */
export function CodeForm({ coupons: { applied, isBusy, take, forget }, onTaken }: CodeFormProps) {
  const t = useTexts('cart')
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string>()
  const apply = async (event: FormEvent) => {
    event.preventDefault()
    const typedCodes = couponCodes(typed)
    const codes = [...new Set([...applied, ...typedCodes])]
    // The messages of the previous attempt do not apply to these codes.
    forget()
    if (typedCodes.length === 0) return setProblem(t.codeMissing)
    if (codes.length > MAX_COUPONS) return setProblem(t.tooManyCodes)
    setProblem(undefined)
    const text = await take(codes)
    if (text === null) return
    setTyped('')
    onTaken?.(text)
  }
  return (
    <form
      noValidate
      className={codeForm}
      data-problem={problem ? '' : undefined}
      onSubmit={(event) => void apply(event)}
    >
      <PlainTextField
        label={t.couponCode}
        value={typed}
        error={problem}
        onChange={(event) => setTyped(event.target.value)}
        maxLength={130}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck="false"
        enterKeyHint="go"
      />
      <PlainButton type="submit" look="outline" isPending={isBusy}>
        {t.apply}
      </PlainButton>
    </form>
  )
}
