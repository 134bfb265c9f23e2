'use client'
import Hourglass from 'lucide-react/icons/hourglass'
import type { StockHold } from '#site/data/shop/payOrder.ts'
import { useTexts } from '#site/texts/useTexts.ts'
import { Icon } from '#site/ui/media/Icon.tsx'
import { useNow } from '../useNow.ts'
import { clock, held } from './ReservationTimer.css.ts'
import { formatTimeLeft, TIME_LEFT_WARNING_MS } from './timeLeft.ts'

/** The remaining time of the reservation. Announced only when two minutes are left and when it expired. */
export function ReservationTimer({ hold }: { hold: StockHold }) {
  const t = useTexts('checkout')
  // By the server's clock, ms.
  const { until, skewMs } = hold
  const remainingMs = until - (useNow(until - skewMs) + skewMs)
  return (
    <>
      <p className={held}>
        <Icon icon={Hourglass} size="s" />
        {remainingMs > 0 ? (
          <span role="timer" aria-live="off">
            {t.heldFor} <b className={clock}>{formatTimeLeft(remainingMs)}</b>
          </span>
        ) : (
          <span>{t.heldOver}</span>
        )}
      </p>
      <p className="sr-only" role="status">
        {remainingMs <= 0 ? t.heldOver : remainingMs <= TIME_LEFT_WARNING_MS ? t.heldSoon : ''}
      </p>
    </>
  )
}
