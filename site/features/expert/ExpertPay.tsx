'use client'
import { monthRange } from '#domain/invoices/financialYear.ts'
import { formatInr } from '#domain/money/formatInr.ts'
import { countedText } from '#domain/text/counted.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { useExpertPay } from '#site/data/account/sheets.ts'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { useLocale, useTexts } from '#site/texts/useTexts.ts'
import { Card } from '#site/ui/Card.tsx'
import { LinkButton } from '#site/ui/navigation/LinkButton.tsx'
import { cardHead, cardTitle, quiet, row, rowFacts, rows, rowTitle } from './expert.css.ts'

/** What this expert has earned with answer sheets or doubts, by month; renders nothing where the project pays nothing. */
export function ExpertPay({ what }: { what: 'sheets' | 'doubts' }) {
  const t = useTexts('expert')
  const locale = useLocale()
  const { base } = useProject()
  const { pay } = useExpertPay(base, what)
  const texts = t.pays[what]
  if (!pay || (pay.eachPaise === 0 && pay.months.length === 0)) return null
  const monthName = new Intl.DateTimeFormat(`${locale}-IN`, {
    month: 'long',
    year: 'numeric',
    timeZone: 'Asia/Kolkata',
  })
  const canPayOut = pay.availablePaise >= Math.max(100, pay.leastPaise)
  return (
    <Card as="section" pad="l" aria-labelledby="expert-pay">
      <div className={cardHead}>
        <h2 id="expert-pay" className={cardTitle}>
          {texts.title}
        </h2>
        {canPayOut ? (
          <LinkButton href="/p/refer" look="outline">
            {t.payOut}
          </LinkButton>
        ) : null}
      </div>
      <p className={quiet}>
        {[
          pay.eachPaise > 0 ? fillPlaceholders(texts.each, { amount: formatInr(pay.eachPaise) }) : '',
          fillPlaceholders(t.payAvailable, { amount: formatInr(pay.availablePaise) }),
          pay.heldPaise > 0 ? fillPlaceholders(t.payHeld, { amount: formatInr(pay.heldPaise) }) : '',
          canPayOut ? t.payOutText : '',
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
      {pay.months.length === 0 ? (
        <p className={quiet}>{t.payNone}</p>
      ) : (
        <ul className={rows}>
          {pay.months.map(({ month, count, paise }) => (
            <li key={month} className={row}>
              <span className={rowTitle}>{monthName.format(monthRange(month).from)}</span>
              <span className={rowFacts}>
                {`${countedText(locale, texts.counted, count)} · ${formatInr(paise)}`}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
