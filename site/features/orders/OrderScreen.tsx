'use client'
import { useParams } from 'next/navigation'
import { useMe } from '#site/data/me.ts'
import { useOrder } from '#site/data/orders.ts'
import { AccountFrame } from '#site/features/shell/AccountFrame.tsx'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { Button } from '#site/ui/Button.tsx'
import { EmptyState } from '#site/ui/EmptyState.tsx'
import { ErrorState } from '#site/ui/ErrorState.tsx'
import { LinkButton } from '#site/ui/LinkButton.tsx'
import { OrdersSkeleton } from './OrdersSkeleton.tsx'
import { OrderView } from './OrderView.tsx'

/** `/orders/<number>`: one order and its receipt. */
export function OrderScreen() {
  return (
    <AccountFrame purpose="see this order" skeleton={<OrdersSkeleton isListOnly />}>
      <OneOrder />
    </AccountFrame>
  )
}

function OneOrder() {
  const { base } = useProject()
  const { me } = useMe(base)
  const { number } = useParams<{ number: string }>()
  const { order, error, reload } = useOrder(base, decodeURIComponent(number), me?.uid)
  if (!order && error)
    return (
      <ErrorState
        level={1}
        title="This order did not load"
        text="It is safe. Check the network and try again."
      >
        <Button look="outline" onPress={() => void reload()}>
          Retry
        </Button>
      </ErrorState>
    )
  if (order === undefined) return <OrdersSkeleton isListOnly />
  if (order === null)
    return (
      <EmptyState
        level={1}
        title="There is no such order in your account"
        text="Check the number, or look in the list."
      >
        <LinkButton href="/orders">Your orders</LinkButton>
      </EmptyState>
    )
  return <OrderView order={order} />
}
