'use client'
import type { CartNotice } from '#domain/calls/cart.ts'
import { formatInr } from '#domain/money/formatInr.ts'
import { countedText } from '#domain/text/counted.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { useLocale, useTexts } from '#site/texts/useTexts.ts'
import { Banner } from '#site/ui/Banner.tsx'
import { PlainButton } from '#site/ui/PlainButton.tsx'
import { MixedText } from '#site/ui/richText/MixedText.tsx'
import { changes, changesRow } from './Notices.css.ts'

type NoticesProps = { notices: readonly CartNotice[]; onRead: () => void }

/** What changed in the cart since the person last saw it; stays until dismissed. */
export function Notices({ notices, onRead }: NoticesProps) {
  const t = useTexts('cart')
  const locale = useLocale()
  const textOf = (notice: CartNotice): string =>
    notice.kind === 'savedFull' || notice.kind === 'leftOut'
      ? countedText(locale, t.notices[notice.kind], notice.count ?? 0)
      : fillPlaceholders(t.notices[notice.kind], {
          title: notice.title || t.unavailable,
          from: formatInr(notice.fromPaise ?? 0),
          to: formatInr(notice.toPaise ?? 0),
        })
  if (notices.length === 0) return null
  return (
    <Banner role="status" tone={notices.some(({ kind }) => kind === 'priceUp') ? 'warning' : 'info'}>
      <div className={changesRow}>
        <ul className={changes} aria-label={t.whatChanged}>
          {notices.map((notice) => (
            <li key={JSON.stringify(notice)}>
              <MixedText>{textOf(notice)}</MixedText>
            </li>
          ))}
        </ul>
        <PlainButton look="outline" size="s" onClick={onRead}>
          {t.understood}
        </PlainButton>
      </div>
    </Banner>
  )
}
