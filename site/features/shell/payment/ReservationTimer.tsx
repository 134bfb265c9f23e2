'use client'
import Hourglass from 'lucide-react/icons/hourglass'
import type { Hold } from '#site/data/shop/payOrder.ts'
import { useTexts } from '#site/texts/useTexts.ts'
import { Icon } from '#site/ui/media/Icon.tsx'
import { useNow } from '../useNow.ts'
import { heldFor, SOON_MS } from './heldTime.ts'
import { clock, held } from './ReservationTimer.css.ts'

/** The remaining time of the reservation. Announced only when two minutes are left and when it expired. */
export function ReservationTimer({ hold }: { hold: Hold }) {
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
            {t.heldFor} <b className={clock}>{heldFor(remainingMs)}</b>
          </span>
        ) : (
          <span>{t.heldOver}</span>
        )}
      </p>
      <p className="sr-only" role="status">
        {remainingMs <= 0 ? t.heldOver : remainingMs <= SOON_MS ? t.heldSoon : ''}
      </p>
    </>
  )
}
