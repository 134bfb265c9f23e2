import { useRef, useState } from 'react'
import { type PayoutTarget, PayoutTargetSchema } from '#domain/calls/referral.ts'
import { paiseToRupees, rupeesToPaise } from '#domain/money/rupees.ts'
import type { RequestPayoutInput } from '#site/data/shop/referral.ts'
import { localisedProblem } from '#site/texts/localisedProblem.ts'
import { useTexts } from '#site/texts/useTexts.ts'

type Values = { upiId: string; account: string; ifsc: string; name: string; pan: string }
const EMPTY: Values = { upiId: '', account: '', ifsc: '', name: '', pan: '' }

/** The input of a payout: amount and account. Amounts in paise. */
export function usePayoutForm(availablePaise: number, leastPaise: number) {
  const words = useTexts('problems')
  const [rupees, setRupees] = useState(paiseToRupees(availablePaise))
  const [kind, setKind] = useState<PayoutTarget['kind']>('upi')
  const [values, setValues] = useState(EMPTY)
  const [isSubmitted, setIsSubmitted] = useState(false)
  // One key per request: a repeat after a lost answer creates no second request.
  const key = useRef({ of: '', name: '' })
  const amount = rupeesToPaise(rupees)
  const isAmountWrong = amount === null || amount < Math.max(100, leastPaise) || amount > availablePaise
  const { upiId, account, ifsc, name, pan } = values
  const typed = { name: name.trim(), pan: pan.trim() === '' ? null : pan.trim() }
  const target = kind === 'upi' ? { kind, upiId: upiId.trim(), ...typed } : { kind, account, ifsc, ...typed }
  const checked = PayoutTargetSchema.safeParse(target)
  const problems = new Map(
    checked.success
      ? []
      : checked.error.issues.map((issue) => [issue.path.join('.'), localisedProblem(words, issue)]),
  )
  /** The body to send, or null while it is invalid; shows the errors from then on. */
  const request = (): RequestPayoutInput | null => {
    setIsSubmitted(true)
    if (isAmountWrong || !checked.success) return null
    const fingerprint = JSON.stringify([amount, checked.data])
    if (key.current.of !== fingerprint) key.current = { of: fingerprint, name: crypto.randomUUID() }
    return { amount, target: checked.data, requestKey: key.current.name }
  }
  return {
    rupees,
    setRupees,
    kind,
    setKind,
    values,
    set: (field: keyof Values) => (text: string) => setValues((previous) => ({ ...previous, [field]: text })),
    isAmountWrong: isSubmitted && isAmountWrong,
    problemOf: (field: keyof Values) => (isSubmitted ? problems.get(field) : undefined),
    request,
  }
}
