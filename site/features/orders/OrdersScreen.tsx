'use client'
import { useSearchParams } from 'next/navigation'
import { Suspense } from 'react'
import { useMe } from '#site/data/me.ts'
import { ORDERS_A_PAGE, useOrders } from '#site/data/orders.ts'
import { AccountFrame } from '#site/features/shell/AccountFrame.tsx'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { Button } from '#site/ui/Button.tsx'
import { EmptyState } from '#site/ui/EmptyState.tsx'
import { ErrorState } from '#site/ui/ErrorState.tsx'
import { LinkButton } from '#site/ui/LinkButton.tsx'
import { Pagination } from '#site/ui/Pagination.tsx'
import { OrderCard } from './OrderCard.tsx'
import { OrdersSkeleton } from './OrdersSkeleton.tsx'

/** `/orders`: what was ordered, newest first, each with its next action. */
export function OrdersScreen() {
  return (
    <AccountFrame purpose="see your orders" skeleton={<OrdersSkeleton />}>
      <h1>Orders</h1>
      <Suspense fallback={<OrdersSkeleton isListOnly />}>
        <OrderList />
      </Suspense>
    </AccountFrame>
  )
}

function OrderList() {
  const { base } = useProject()
  const { me } = useMe(base)
  const page = Math.max(1, Number.parseInt(useSearchParams().get('page') ?? '1', 10) || 1)
  const { orders, error, reload } = useOrders(base, page, me?.uid)
  if (!orders && error)
    return (
      <ErrorState title="Your orders did not load" text="They are safe. Check the network and try again.">
        <Button look="outline" onPress={() => void reload()}>
          Retry
        </Button>
      </ErrorState>
    )
  if (!orders) return <OrdersSkeleton isListOnly />
  if (orders.docs.length === 0)
    return (
      <EmptyState title="No orders yet" text="Courses you buy appear here with their receipt.">
        <LinkButton href="/courses">See courses</LinkButton>
      </EmptyState>
    )
  const first = (page - 1) * ORDERS_A_PAGE + 1
  return (
    <>
      {orders.docs.map((order) => (
        <OrderCard key={order.id} order={order} />
      ))}
      {orders.totalPages > 1 ? (
        <Pagination
          page={page}
          pageCount={orders.totalPages}
          hrefOf={(target) => (target === 1 ? '/orders' : `/orders?page=${target}`)}
          summary={`${first} to ${first + orders.docs.length - 1} of ${orders.totalDocs}`}
        />
      ) : null}
    </>
  )
}
