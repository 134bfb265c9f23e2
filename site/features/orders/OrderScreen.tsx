'use client'
import { useParams } from 'next/navigation'
import { useMe } from '#site/data/account/me.ts'
import { useOrder } from '#site/data/shop/orders.ts'
import { AccountFrame } from '#site/features/shell/account/AccountFrame.tsx'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { useTexts } from '#site/texts/useTexts.ts'
import { Button } from '#site/ui/Button.tsx'
import { EmptyState } from '#site/ui/EmptyState.tsx'
import { ErrorState } from '#site/ui/ErrorState.tsx'
import { LinkButton } from '#site/ui/navigation/LinkButton.tsx'
import { OrdersSkeleton } from './OrdersSkeleton.tsx'
import { OrderView } from './OrderView.tsx'

/** `/orders/<number>`: one order and its receipt. */
export function OrderScreen() {
  const t = useTexts('orders')
  return (
    <AccountFrame purpose={t.purposeOne} skeleton={<OrdersSkeleton isListOnly />}>
      <OneOrder />
    </AccountFrame>
  )
}

function OneOrder() {
  const t = useTexts('orders')
  const { base } = useProject()
  const { me } = useMe(base)
  const { number } = useParams<{ number: string }>()
  const by = { number: decodeURIComponent(number) }
  const { order, skewMs, error, reload } = useOrder(base, by, me?.uid)
  if (!order && error)
    return (
      <ErrorState level={1} title={t.oneFailed} text={t.oneFailedText}>
        <Button look="outline" onPress={() => void reload()}>
          {t.retry}
        </Button>
      </ErrorState>
    )
  if (order === undefined) return <OrdersSkeleton isListOnly />
  if (order === null)
    return (
      <EmptyState level={1} title={t.noSuch} text={t.noSuchText}>
        <LinkButton href="/orders">{t.yourOrders}</LinkButton>
      </EmptyState>
    )
  return <OrderView order={order} skewMs={skewMs} reload={reload} />
}
