'use client'
import { useState } from 'react'
import { useMe } from '#site/data/account/me.ts'
import type { Order } from '#site/data/shop/orders.ts'
import type { StockHold } from '#site/data/shop/payOrder.ts'
import { useTexts } from '#site/texts/useTexts.ts'
import { Banner } from '#site/ui/Banner.tsx'
import { Button } from '#site/ui/Button.tsx'
import { useAuthDialog } from '../account/AuthDialogContext.tsx'
import { useProject } from '../ProjectContext.tsx'
import { useExclusiveAction } from '../useExclusiveAction.ts'
import { PayMethods } from './PayMethods.tsx'
import { payButton, pay as payStyle } from './PayOrder.css.ts'
import { ReservationTimer } from './ReservationTimer.tsx'
import { usePayGateways } from './usePayGateways.ts'
import { usePayOrder } from './usePayOrder.ts'

type PayOrderProps = {
  order: Pick<Order, 'id' | 'method' | 'gateway' | 'lines'>
  /** Until when stock is reserved; null when none is. */
  hold: StockHold | null
  label: string
  /** @default 'primary' */
  look?: 'primary' | 'outline'
  /** Called with the gateway's fields on the page that shows the outcome. */
  onBack?: (fields: Record<string, string>) => void
  /** Called when the gateway's window was closed (true), or paying was refused: the order may be changed. */
  onStay?: (isClosed: boolean) => void
}

/** Pays a placed order: choice among several gateways, reservation timer, and why a payment failed. */
export function PayOrder({ order, hold, label, look, onBack, onStay }: PayOrderProps) {
  const t = useTexts('checkout')
  const { base } = useProject()
  const { me } = useMe(base)
  const { open } = useAuthDialog()
  const { isBusy, run } = useExclusiveAction()
  const payOrder = usePayOrder(onBack)
  const options = usePayGateways(order, me?.uid)
  const [chosen, setChosen] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [newHold, setNewHold] = useState<StockHold | null>(null)
  const gateway = options?.find((candidate) => candidate.gateway === chosen)?.gateway ?? options?.[0]?.gateway
  const shownHold = newHold ?? hold

  const pay = async () => {
    if (!gateway) return false
    setProblem(null)
    const outcome = await payOrder(String(order.id), gateway)
    if (outcome.state === 'leaving') return !onBack
    if (outcome.state === 'signedOut') open()
    else if (outcome.state === 'refused') setProblem(outcome.message)
    else {
      // The page that shows the outcome has this in its headline.
      if (!onBack) setProblem(t.notPaidYet)
      setNewHold(outcome.hold)
    }
    onStay?.(outcome.state === 'notPaid')
    return false
  }
  return (
    <div className={payStyle}>
      {problem ? (
        <Banner tone="warning" role="alert">
          {problem}
        </Banner>
      ) : null}
      {shownHold ? <ReservationTimer key={shownHold.until} hold={shownHold} /> : null}
      {options && options.length > 1 ? (
        <PayMethods options={options} value={gateway ?? null} onChange={setChosen} />
      ) : null}
      <div className={payButton}>
        <Button
          size="l"
          look={look ?? 'primary'}
          isPending={isBusy}
          isDisabled={!gateway}
          onPress={() => void run(pay)}
        >
          {label}
        </Button>
      </div>
    </div>
  )
}
