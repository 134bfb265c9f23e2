'use client'
import MessageSquarePlus from 'lucide-react/icons/message-square-plus'
import { useSearchParams } from 'next/navigation'
import { lazy, Suspense, useState } from 'react'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { TICKETS_PER_PAGE } from '#domain/tickets/tickets.ts'
import { useMe } from '#site/data/account/me.ts'
import { useTickets } from '#site/data/account/tickets.ts'
import { AccountFrame } from '#site/features/shell/account/AccountFrame.tsx'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { useTexts } from '#site/texts/useTexts.ts'
import { Button } from '#site/ui/Button.tsx'
import { EmptyState } from '#site/ui/EmptyState.tsx'
import { ErrorState } from '#site/ui/ErrorState.tsx'
import { emptyTickets } from '#site/ui/media/emptyArt.tsx'
import { Pagination } from '#site/ui/navigation/Pagination.tsx'
import { Skeleton } from '#site/ui/Skeleton.tsx'
import { TicketCard } from './TicketCard.tsx'
import { head } from './TicketsScreen.css.ts'

const TicketDialog = lazy(() => import('./TicketDialog.tsx').then((m) => ({ default: m.TicketDialog })))

/** `/support-tickets`: the person's tickets with their replies, newest first. */
export function TicketsScreen() {
  const t = useTexts('tickets')
  return (
    <AccountFrame
      purpose={t.purpose}
      skeleton={
        <>
          <h1>{t.title}</h1>
          <Waiting />
        </>
      }
    >
      <Suspense fallback={<Waiting />}>
        <Tickets />
      </Suspense>
    </AccountFrame>
  )
}

function Waiting() {
  const { loading } = useTexts('tickets')
  return (
    <>
      <p className="sr-only" role="status">
        {loading}
      </p>
      <div aria-hidden="true">
        <Skeleton height={160} radius={12} />
      </div>
    </>
  )
}

function Tickets() {
  const ui = useTexts('ui')
  const t = useTexts('tickets')
  const { base } = useProject()
  const { me } = useMe(base)
  const search = useSearchParams()
  const page = Math.max(1, Number.parseInt(search.get('page') ?? '1', 10) || 1)
  const about = search.get('order')
  const { tickets, error, reload } = useTickets(base, page, me?.uid)
  const [isOpen, setIsOpen] = useState(about !== null)
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
      {!tickets && error ? (
        <ErrorState title={t.failed} text={t.failedText}>
          <Button look="outline" onPress={() => void reload()}>
            {t.retry}
          </Button>
        </ErrorState>
      ) : null}
      {!tickets && !error ? <Waiting /> : null}
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
      {isOpen ? (
        <Suspense fallback={null}>
          <TicketDialog about={about} onClose={() => setIsOpen(false)} onOpened={() => void reload()} />
        </Suspense>
      ) : null}
    </>
  )
}
