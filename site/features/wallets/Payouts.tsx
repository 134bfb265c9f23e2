'use client'
import { formatInr } from '#domain/money/formatInr.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { dayText } from '#site/data/base/dateText.ts'
import type { PayoutRow } from '#site/data/shop/referral.ts'
import { useLocale, useTexts } from '#site/texts/useTexts.ts'
import { Badge } from '#site/ui/Badge.tsx'
import { Card } from '#site/ui/Card.tsx'
import { MixedText } from '#site/ui/richText/MixedText.tsx'
import { amount, quiet, row, rows } from './Refer.css.ts'

const TONES = { requested: 'info', paid: 'success', refused: 'danger' } as const

/** Requested payouts and their state; nothing before the first. */
export function Payouts({ payouts }: { payouts: readonly PayoutRow[] }) {
  const { refer: t } = useTexts('wallets')
  const locale = useLocale()
  if (payouts.length === 0) return null
  return (
    <Card as="section" pad="l" aria-labelledby="payouts">
      <h2 id="payouts">{t.payouts}</h2>
      <ul className={rows}>
        {payouts.map(({ id, paise, taxPaise, target, state, reference, answer, requestedAt }) => (
          <li key={id} className={row}>
            <span>
              <span className={amount}>{formatInr(paise)}</span>
              <br />
              <span className={quiet}>
                {[
                  dayText(requestedAt, locale),
                  target,
                  reference,
                  taxPaise > 0 ? fillPlaceholders(t.tax, { amount: formatInr(taxPaise) }) : null,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
              {answer ? (
                <>
                  <br />
                  <span className={quiet}>
                    <MixedText>{answer}</MixedText>
                  </span>
                </>
              ) : null}
            </span>
            <Badge tone={TONES[state]}>{t.payoutStates[state]}</Badge>
          </li>
        ))}
      </ul>
    </Card>
  )
}
