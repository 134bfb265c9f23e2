'use client'
import { formatInr } from '#domain/money/formatInr.ts'
import type { Figures } from '#site/data/shop/returns.ts'
import { useTexts } from '#site/texts/useTexts.ts'
import { figure, figures as figuresStyle, quiet } from './Returns.css.ts'

type FiguresProps = { figures: Figures; isLookedAt: boolean; isOld: boolean }

/** The refund as calculated by the server, before anything is sent. */
export function ReturnFigures({ figures, isLookedAt, isOld }: FiguresProps) {
  const t = useTexts('returns')
  const coupon = figures.lines.some(({ couponPaise }) => couponPaise > 0)
  const rows = [
    [t.paid, figures.paidPaise],
    [t.credits, figures.creditsPaise],
    [t.earned, -figures.earnedPaise],
  ] as const
  return (
    <section className={figuresStyle} aria-label={t.figures} aria-live="polite" aria-busy={isOld}>
      <b>{t.figures}</b>
      <dl>
        {rows.map(([label, paise], index) =>
          paise !== 0 || index === 0 ? (
            <div key={label} className={figure}>
              <dt>{label}</dt>
              <dd>{formatInr(paise)}</dd>
            </div>
          ) : null,
        )}
      </dl>
      {figures.deliveryPaise > 0 ? <p className={quiet}>{t.delivery}</p> : null}
      {coupon ? <p className={quiet}>{t.coupon}</p> : null}
      {isLookedAt ? <p className={quiet}>{t.afterLooking}</p> : null}
    </section>
  )
}
