'use client'
import MessageSquarePlus from 'lucide-react/icons/message-square-plus'
import { useSearchParams } from 'next/navigation'
import { lazy, Suspense, useState } from 'react'
import type { TicketRow } from '#domain/calls/tickets.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { TICKETS_PER_PAGE } from '#domain/tickets/tickets.ts'
import { isActive } from '#domain/tickets/transitions.ts'
import { useMe } from '#site/data/account/me.ts'
import { useTickets } from '#site/data/account/tickets.ts'
import { AccountFrame } from '#site/features/shell/account/AccountFrame.tsx'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { useTexts } from '#site/texts/useTexts.ts'
import { Banner } from '#site/ui/Banner.tsx'
import { Button } from '#site/ui/Button.tsx'
import { EmptyState } from '#site/ui/EmptyState.tsx'
import { emptyTickets } from '#site/ui/media/emptyArt.tsx'
import { AppLink } from '#site/ui/navigation/AppLink.tsx'
import { Pagination } from '#site/ui/navigation/Pagination.tsx'
import { Requests } from './Requests.tsx'
import { TicketCard } from './TicketCard.tsx'
import { head } from './TicketsScreen.css.ts'
import { TicketsFailed, TicketsWaiting } from './TicketsWaiting.tsx'

const TicketDialog = lazy(() => import('./TicketDialog.tsx').then((m) => ({ default: m.TicketDialog })))

/** `/support-tickets`: the person's tickets, newest first, and their requests. */
export function TicketsScreen() {
  const t = useTexts('tickets')
  return (
    <AccountFrame
      purpose={t.purpose}
      skeleton={
        <>
          <h1>{t.title}</h1>
          <TicketsWaiting />
        </>
      }
    >
      <Suspense fallback={<TicketsWaiting />}>
        <Tickets />
      </Suspense>
    </AccountFrame>
  )
}

const isOpenAbout =
  (order: string) =>
  ({ orderNumber, state }: TicketRow): boolean =>
    orderNumber === order && isActive(state)

function Tickets() {
  const ui = useTexts('ui')
  const t = useTexts('tickets')
  const { base } = useProject()
  const { me } = useMe(base)
  const search = useSearchParams()
  const page = Math.max(1, Number.parseInt(search.get('page') ?? '1', 10) || 1)
  const about = search.get('order')
  const { tickets, error, reload } = useTickets(base, page, me?.uid)
  const [isAsked, setIsOpen] = useState<boolean | null>(null)
  const [hasSubmitted, setHasSubmitted] = useState(false)
  // A new ticket about an order, unless one is open already that a message can be added to.
  const current = about === null || hasSubmitted ? null : tickets?.tickets.find(isOpenAbout(about))
  const isOpen = isAsked ?? (about !== null && tickets !== undefined && !current)
  const opener = (
    <Button icon={MessageSquarePlus} onPress={() => setIsOpen(true)}>
      {t.open}
    </Button>
  )
  return (
    <>
      <div className={head}>
        <h1>{t.title}</h1>
        {tickets && tickets.total > 0 ? opener : null}
      </div>
      {!tickets && error ? <TicketsFailed onRetry={() => void reload()} /> : null}
      {!tickets && !error ? <TicketsWaiting /> : null}
      {current ? (
        <Banner tone="info">
          {fillPlaceholders(t.openAlready, { number: current.number })}{' '}
          <AppLink href={`/support-tickets/${current.number}`}>{t.openIt}</AppLink>
        </Banner>
      ) : null}
      {tickets?.total === 0 ? (
        <EmptyState art={emptyTickets} title={t.none} text={t.noneText}>
          {opener}
        </EmptyState>
      ) : null}
      {tickets?.tickets.map((ticket) => (
        <TicketCard key={ticket.id} ticket={ticket} />
      ))}
      {tickets && tickets.pageCount > 1 ? (
        <Pagination
          page={page}
          pageCount={tickets.pageCount}
          hrefOf={(pageNumber) =>
            pageNumber === 1 ? '/support-tickets' : `/support-tickets?page=${pageNumber}`
          }
          summary={fillPlaceholders(ui.range, {
            first: (page - 1) * TICKETS_PER_PAGE + 1,
            last: Math.min(page * TICKETS_PER_PAGE, tickets.total),
            total: tickets.total,
          })}
        />
      ) : null}
      {me ? <Requests uid={me.uid} /> : null}
      {isOpen && me ? (
        <Suspense fallback={null}>
          <TicketDialog
            uid={me.uid}
            about={about}
            onClose={() => setIsOpen(false)}
            onOpened={() => {
              setHasSubmitted(true)
              void reload()
            }}
          />
        </Suspense>
      ) : null}
    </>
  )
}
