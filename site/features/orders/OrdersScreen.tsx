'use client'
import { useSearchParams } from 'next/navigation'
import { Suspense } from 'react'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { useMe } from '#site/data/account/me.ts'
import { useLinePictures } from '#site/data/shop/linePictures.ts'
import { ORDER_TABS, ORDERS_PER_PAGE, type OrderTab, useOrders } from '#site/data/shop/orders.ts'
import { AccountFrame } from '#site/features/shell/account/AccountFrame.tsx'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { useTexts } from '#site/texts/useTexts.ts'
import { Button } from '#site/ui/Button.tsx'
import { ChipLink, ChipRow } from '#site/ui/Chip.tsx'
import { EmptyState } from '#site/ui/EmptyState.tsx'
import { ErrorState } from '#site/ui/ErrorState.tsx'
import { emptyOrders } from '#site/ui/media/emptyArt.tsx'
import { LinkButton } from '#site/ui/navigation/LinkButton.tsx'
import { Pagination } from '#site/ui/navigation/Pagination.tsx'
import { OrderCard } from './OrderCard.tsx'
import { OrdersSkeleton } from './OrdersSkeleton.tsx'

/** `/orders`: all orders, newest first, each with its next action. */
export function OrdersScreen() {
  const t = useTexts('orders')
  return (
    <AccountFrame purpose={t.purpose} skeleton={<OrdersSkeleton />}>
      <h1>{t.title}</h1>
      <Suspense fallback={<OrdersSkeleton isListOnly />}>
        <OrderList />
      </Suspense>
    </AccountFrame>
  )
}

const hrefOf = (tab: OrderTab, page: number): string => {
  const search = new URLSearchParams({
    ...(tab === 'all' ? {} : { show: tab }),
    ...(page === 1 ? {} : { page: String(page) }),
  })
  return search.size > 0 ? `/orders?${search}` : '/orders'
}

function OrderList() {
  const ui = useTexts('ui')
  const t = useTexts('orders')
  const { base } = useProject()
  const { me } = useMe(base)
  const search = useSearchParams()
  const page = Math.max(1, Number.parseInt(search.get('page') ?? '1', 10) || 1)
  const tab = ORDER_TABS.find((name) => name === search.get('show')) ?? 'all'
  const { orders, error, reload } = useOrders(base, page, me?.uid, tab)
  const pictures = useLinePictures(
    base,
    orders?.docs.flatMap(({ lines }) => lines.map(({ product }) => product)) ?? [],
  )
  if (!orders && error)
    return (
      <ErrorState title={t.failed} text={t.failedText}>
        <Button look="outline" onPress={() => void reload()}>
          {t.retry}
        </Button>
      </ErrorState>
    )
  if (!orders) return <OrdersSkeleton isListOnly />
  if (orders.docs.length === 0 && tab === 'all')
    return (
      <EmptyState art={emptyOrders} title={t.none} text={t.noneText}>
        <LinkButton href="/courses">{t.seeCourses}</LinkButton>
      </EmptyState>
    )
  const first = (page - 1) * ORDERS_PER_PAGE + 1
  return (
    <>
      <nav aria-label={t.show}>
        <ChipRow>
          {ORDER_TABS.map((name) => (
            <ChipLink key={name} href={hrefOf(name, 1)} state={name === tab ? 'on' : 'off'}>
              {t.tabs[name]}
            </ChipLink>
          ))}
        </ChipRow>
      </nav>
      {orders.docs.length === 0 ? <p role="status">{t.noneHere}</p> : null}
      {orders.docs.map((order) => (
        <OrderCard key={order.id} order={order} pictures={pictures} />
      ))}
      {orders.totalPages > 1 ? (
        <Pagination
          page={page}
          pageCount={orders.totalPages}
          hrefOf={(target) => hrefOf(tab, target)}
          summary={fillPlaceholders(ui.range, {
            first,
            last: first + orders.docs.length - 1,
            total: orders.totalDocs,
          })}
        />
      ) : null}
    </>
  )
}
