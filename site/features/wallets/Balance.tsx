'use client'
import type { ReactNode } from 'react'
import { formatInr } from '#domain/money/formatInr.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { dayText } from '#site/data/base/dateText.ts'
import type { Statement } from '#site/data/shop/wallets.ts'
import { useLocale, useTexts } from '#site/texts/useTexts.ts'
import { Card } from '#site/ui/Card.tsx'
import { amount, balance, facts, factValue, label } from './WalletStatement.css.ts'

type BalanceProps = { wallet: Statement; title: string; children?: ReactNode }

/** The available balance, what is pending, and what expires. */
export function Balance({ wallet, title, children }: BalanceProps) {
  const t = useTexts('wallets')
  const locale = useLocale()
  const { availablePaise, heldPaise, pendingPaise, ending, coming } = wallet
  const [nextEnd] = ending
  const [nextSure] = coming
  const rows = [
    pendingPaise > 0
      ? [
          t.pending,
          formatInr(pendingPaise),
          nextSure ? fillPlaceholders(t.sureFrom, dated(nextSure, locale)) : t.sureLater,
        ]
      : null,
    heldPaise > 0 ? [t.held, formatInr(heldPaise), t.heldText] : null,
    nextEnd
      ? [t.endsSoon, formatInr(nextEnd.paise), fillPlaceholders(t.useUntil, dated(nextEnd, locale))]
      : null,
  ].filter((line) => line !== null)
  return (
    <Card as="section" pad="l" aria-label={title}>
      <div className={balance}>
        <p>
          <span className={label}>{title}</span>
          <br />
          <b className={amount}>{formatInr(availablePaise)}</b>
        </p>
        {children}
      </div>
      {availablePaise < 0 ? <p className={label}>{t.owed}</p> : null}
      {rows.length > 0 ? (
        <dl className={facts}>
          {rows.map(([name, value, text]) => (
            <div key={name}>
              <dt className={label}>{name}</dt>
              <dd className={factValue}>{value}</dd>
              <dd className={label}>{text}</dd>
            </div>
          ))}
        </dl>
      ) : null}
    </Card>
  )
}

const dated = ({ paise, at }: { paise: number; at: number }, locale: 'en' | 'hi') => ({
  amount: formatInr(paise),
  day: dayText(at, locale),
})
