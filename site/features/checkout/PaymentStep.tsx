'use client'
import clsx from 'clsx'
import type { QuoteView } from '#domain/calls/payments.ts'
import { PayMethods } from '#site/features/shell/payments/PayMethods.tsx'
import type { Texts } from '#site/texts/Texts.ts'
import { useTexts } from '#site/texts/useTexts.ts'
import { step, stepTitle } from './AddressStep.css.ts'
import { CompanyFields } from './CompanyFields.tsx'
import { isFree } from './isFree.ts'
import { afterNote } from './PaymentStep.css.ts'
import type { Company } from './useCompany.ts'

type PaymentStepProps = {
  quote: QuoteView
  gateway: string | null
  onGateway: (gateway: string) => void
  company: Company
  className: string | undefined
}

/** The last step: the payment method, and the company on the invoice. */
export function PaymentStep({ quote, gateway, onGateway, company, className }: PaymentStepProps) {
  const t = useTexts('checkout')
  return (
    <section aria-labelledby="how" className={clsx(step, className)}>
      <h2 id="how" className={stepTitle}>
        {t.payWith}
      </h2>
      {quote.payablePaise === 0 ? (
        <p>{t.nothingToPay}</p>
      ) : (
        <PayMethods options={quote.payOptions} value={gateway} onChange={onGateway} />
      )}
      {isFree(quote) ? null : <CompanyFields company={company} />}
      <p className={afterNote}>{afterText(quote, t)}</p>
    </section>
  )
}

const afterText = (quote: QuoteView, t: Texts['checkout']): string => {
  const opens = quote.lines.some(({ goods, kind }) => goods.length === 0 || kind === 'bundle')
  if (quote.needsAddress) return opens ? t.afterPayingMixed : t.afterPayingSent
  return isFree(quote) ? t.afterFree : t.afterPaying
}
