'use client'
import Banknote from 'lucide-react/icons/banknote'
import CreditCard from 'lucide-react/icons/credit-card'
import Landmark from 'lucide-react/icons/landmark'
import type { QuoteView } from '#domain/calls/payments.ts'
import { formatInr } from '#domain/money/formatInr.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { useTexts } from '#site/texts/useTexts.ts'
import { RadioCard, RadioGroup } from '#site/ui/fields/RadioGroup.tsx'
import { Icon } from '#site/ui/media/Icon.tsx'
import { method, methodIcon, methodName, methodReason } from './PayMethods.css.ts'

export type PayOption = QuoteView['payOptions'][number]

const ICONS = {
  sandbox: CreditCard,
  razorpay: CreditCard,
  cashOnDelivery: Banknote,
  bankTransfer: Landmark,
} as const

type PayMethodsProps = {
  options: readonly PayOption[]
  /** The chosen gateway. */
  value: string | null
  onChange: (gateway: string) => void
}

/** The payment methods as one radio list; an unavailable one shows why. */
export function PayMethods({ options, value, onChange }: PayMethodsProps) {
  const t = useTexts('checkout')
  return (
    <RadioGroup aria-label={t.payWith} look="cards" value={value} onChange={onChange}>
      {options.map(({ gateway, feePaise, reason }) => {
        const methodTexts = t.gateways[gateway as keyof typeof t.gateways] ?? t.gateways.razorpay
        return (
          <RadioCard key={gateway} value={gateway} isDisabled={reason !== null}>
            <span className={method}>
              <Icon icon={ICONS[gateway as keyof typeof ICONS] ?? CreditCard} className={methodIcon} />
              <span>
                <b className={methodName}>{methodTexts.name}</b>
                {reason === null ? (
                  <>
                    {methodTexts.text}
                    {feePaise > 0 ? ` ${fillPlaceholders(t.withFee, { amount: formatInr(feePaise) })}` : ''}
                  </>
                ) : (
                  <span className={methodReason}>{reason}</span>
                )}
              </span>
            </span>
          </RadioCard>
        )
      })}
    </RadioGroup>
  )
}
