'use client'
import { formatInr } from '#domain/money/formatInr.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { INTL } from '#domain/text/locales.ts'
import { dayText } from '#site/data/base/dateText.ts'
import type { StatementEntry } from '#site/data/shop/wallets.ts'
import { useLocale, useTexts } from '#site/texts/useTexts.ts'
import { Card } from '#site/ui/Card.tsx'
import { link } from '#site/ui/layout.css.ts'
import { AppLink } from '#site/ui/navigation/AppLink.tsx'
import { MixedText } from '#site/ui/richText/MixedText.tsx'
import { entryText, groupByMonth, movedAmount } from './entryTexts.ts'
import { after, detail, gained, list, month, moved, notYet, row, what } from './WalletStatement.css.ts'

/** The entries of a wallet, month by month, like a passbook. */
export function Entries({ entries }: { entries: readonly StatementEntry[] }) {
  const locale = useLocale()
  const format = new Intl.DateTimeFormat(INTL[locale], { month: 'long', year: 'numeric' })
  return groupByMonth(entries, (at) => format.format(new Date(at))).map(({ name, entries: monthEntries }) => (
    <section key={name} aria-label={name}>
      <h3 className={month}>{name}</h3>
      <Card pad="none" className={list}>
        <ul>
          {monthEntries.map((entry) => (
            <Entry key={entry.n} entry={entry} />
          ))}
        </ul>
      </Card>
    </section>
  ))
}

const signed = (paise: number): string => `${paise > 0 ? '+ ' : ''}${formatInr(paise)}`

function Entry({ entry }: { entry: StatementEntry }) {
  const t = useTexts('wallets')
  const locale = useLocale()
  const { paise, isPending } = movedAmount(entry)
  const { order, note, at, balancePaise } = entry
  return (
    <li className={row}>
      <span className={what}>{entryText(entry, t)}</span>
      <span className={isPending ? notYet : paise > 0 ? gained : moved}>{signed(paise)}</span>
      <span className={detail}>
        <time dateTime={new Date(at).toISOString()}>{dayText(at, locale)}</time>
        {order ? (
          <>
            {' · '}
            <AppLink href={`/orders/${order}`} className={link} prefetch={false}>
              {fillPlaceholders(t.order, { number: order })}
            </AppLink>
          </>
        ) : null}
        {note ? (
          <>
            {' · '}
            <MixedText>{note}</MixedText>
          </>
        ) : null}
      </span>
      <span className={after}>
        {isPending ? t.pendingShort : fillPlaceholders(t.balanceAfter, { amount: formatInr(balancePaise) })}
      </span>
    </li>
  )
}
