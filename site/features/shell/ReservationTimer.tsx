'use client'
import Hourglass from 'lucide-react/icons/hourglass'
import { useEffect, useState } from 'react'
import type { Hold } from '#site/data/payOrder.ts'
import { useTexts } from '#site/texts/useTexts.ts'
import { Icon } from '#site/ui/Icon.tsx'
import { heldFor, SOON_MS } from './heldTime.ts'
import { clock, held } from './ReservationTimer.css.ts'

/** How long everything is held for the person. Read out twice only: when two minutes are left, and when it is over. */
export function ReservationTimer({ hold }: { hold: Hold }) {
  const t = useTexts('checkout')
  const left = useLeft(hold)
  return (
    <>
      <p className={held}>
        <Icon icon={Hourglass} size="s" />
        {left > 0 ? (
          <span role="timer" aria-live="off">
            {t.heldFor} <b className={clock}>{heldFor(left)}</b>
          </span>
        ) : (
          <span>{t.heldOver}</span>
        )}
      </p>
      <p className="sr-only" role="status">
        {left <= 0 ? t.heldOver : left <= SOON_MS ? t.heldSoon : ''}
      </p>
    </>
  )
}

/** Milliseconds left by the server's clock, renewed every second until none are. */
function useLeft({ until, skewMs }: Hold): number {
  const [now, setNow] = useState(() => Date.now())
  const left = until - (now + skewMs)
  const isOver = left <= 0
  useEffect(() => {
    if (isOver) return
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [isOver])
  return left
}
