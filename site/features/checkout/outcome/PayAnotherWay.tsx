'use client'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { changeCart } from '#site/data/shop/cart.ts'
import { cancelOrder, cartLineOf } from '#site/data/shop/changeOrder.ts'
import type { Order } from '#site/data/shop/orders.ts'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { OrderText } from '#site/features/shell/payments/OrderText.tsx'
import { useHasOtherMethods } from '#site/features/shell/payments/usePayGateways.ts'
import { useTexts } from '#site/texts/useTexts.ts'
import { Button } from '#site/ui/Button.tsx'
import { useHref } from '#site/ui/navigation/LinkBase.tsx'
import { useSnackbar } from '#site/ui/overlays/SnackbarProvider.tsx'
import { anotherWay } from './Outcome.css.ts'

type PayAnotherWayProps = {
  order: Pick<Order, 'id' | 'method' | 'gateway' | 'lines'>
  number: string
  uid: string | undefined
}

/**
 * From a failed payment to the methods that need no gateway, if the project has one: the order's items go
 * back into the cart, the order is cancelled so that nothing is paid twice, and the checkout opens again.
 */
export function PayAnotherWay({ order, number, uid }: PayAnotherWayProps) {
  const t = useTexts('checkout')
  const { base, slug } = useProject()
  const router = useRouter()
  const toHref = useHref()
  const showSnackbar = useSnackbar()
  const [isBusy, setIsBusy] = useState(false)
  if (!useHasOtherMethods(order, uid)) return null

  const stop = (message: string) => {
    setIsBusy(false)
    showSnackbar(message, { severity: 'error' })
  }
  const choose = async () => {
    setIsBusy(true)
    for (const line of order.lines) {
      const outcome = await changeCart({ base, slug }, cartLineOf(line))
      if (!outcome.ok) return stop(outcome.message)
    }
    const answer = await cancelOrder(base, String(order.id), '')
    if (!answer.apiSuccess) return stop(answer.message)
    router.push(toHref('/checkout'))
  }
  return (
    <div className={anotherWay}>
      <Button look="outline" size="l" isPending={isBusy} onPress={() => void choose()}>
        {t.payAnotherWay}
      </Button>
      <p>
        <OrderText text={t.payAnotherWayText} number={number} />
      </p>
    </div>
  )
}
