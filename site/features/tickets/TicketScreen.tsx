'use client'
import { useParams } from 'next/navigation'
import { useState } from 'react'
import type { TicketView } from '#domain/calls/tickets.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { messageEvent, ticketMove } from '#domain/tickets/transitions.ts'
import { useMe } from '#site/data/account/me.ts'
import { changeTicket, useTicket } from '#site/data/account/tickets.ts'
import { dayText } from '#site/data/base/dateText.ts'
import { AccountFrame } from '#site/features/shell/account/AccountFrame.tsx'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { useLocale, useTexts } from '#site/texts/useTexts.ts'
import { Banner } from '#site/ui/Banner.tsx'
import { Button } from '#site/ui/Button.tsx'
import { EmptyState } from '#site/ui/EmptyState.tsx'
import { AppLink } from '#site/ui/navigation/AppLink.tsx'
import { LinkButton } from '#site/ui/navigation/LinkButton.tsx'
import { useSnackbar } from '#site/ui/overlays/SnackbarProvider.tsx'
import { MixedText } from '#site/ui/richText/MixedText.tsx'
import { RateTicket } from './RateTicket.tsx'
import { TicketBadge } from './TicketBadge.tsx'
import { ReplyTime } from './TicketCard.tsx'
import { TicketConversation } from './TicketConversation.tsx'
import { TicketFacts } from './TicketFacts.tsx'
import { TicketMessageForm } from './TicketMessageForm.tsx'
import { back, facts, top } from './TicketsScreen.css.ts'
import { TicketsFailed, TicketsWaiting } from './TicketsWaiting.tsx'

/** `/support-tickets/<number>`: one ticket and its conversation. */
export function TicketScreen() {
  const t = useTexts('tickets')
  return (
    <AccountFrame purpose={t.purpose} skeleton={<TicketsWaiting />}>
      <OneTicket />
    </AccountFrame>
  )
}

function OneTicket() {
  const t = useTexts('tickets')
  const { base } = useProject()
  const { me } = useMe(base)
  const { number } = useParams<{ number: string }>()
  const { ticket, error, reload } = useTicket(base, decodeURIComponent(number), me?.uid)
  if (!ticket && error) return <TicketsFailed level={1} onRetry={() => void reload()} />
  if (ticket === undefined) return <TicketsWaiting />
  if (ticket === null)
    return (
      <EmptyState level={1} title={t.noSuch} text={t.noSuchText}>
        <LinkButton href="/support-tickets">{t.all}</LinkButton>
      </EmptyState>
    )
  return <OwnTicket ticket={ticket} reload={reload} />
}

type OwnTicketProps = { ticket: TicketView; reload: () => Promise<unknown> }

function OwnTicket({ ticket, reload }: OwnTicketProps) {
  const t = useTexts('tickets')
  const { state } = ticket
  const event = messageEvent(state)
  const sendLabel = { writeBack: t.writeBack, reopen: t.reopen }
  return (
    <>
      <AppLink href="/support-tickets" className={back}>
        {t.all}
      </AppLink>
      <h1>
        <MixedText>{ticket.subject}</MixedText>
      </h1>
      <div className={top}>
        <TicketFacts ticket={ticket} />
        <TicketBadge state={state} />
      </div>
      <ReplyTime ticket={ticket} />
      <Complaint ticket={ticket} />
      {ticket.mergedInto ? (
        <Banner tone="info">
          <AppLink href={`/support-tickets/${ticket.mergedInto}`}>
            {fillPlaceholders(t.mergedInto, { number: ticket.mergedInto })}
          </AppLink>
        </Banner>
      ) : null}
      <TicketConversation ticket={ticket} />
      {state === 'closed' ? <Banner tone="info">{t.closed}</Banner> : null}
      {['answered', 'resolved', 'closed'].includes(state) ? (
        <RateTicket ticket={ticket} reload={reload} />
      ) : null}
      {event === undefined ? null : (
        <TicketMessageForm
          ticket={ticket}
          sendLabel={event === null ? t.sendMessage : sendLabel[event]}
          onSent={reload}
        >
          {ticketMove(state, 'resolve', 'student') ? <Resolve ticket={ticket} reload={reload} /> : null}
        </TicketMessageForm>
      )}
    </>
  )
}

/** Of a complaint: until when it is settled, and who is responsible. */
function Complaint({ ticket: { redressDueAt, officer } }: Pick<OwnTicketProps, 'ticket'>) {
  const t = useTexts('tickets')
  const locale = useLocale()
  if (redressDueAt === null) return null
  const contact = officer && [officer.name, officer.email, officer.phone].filter(Boolean).join(', ')
  return (
    <p className={facts}>
      {[
        fillPlaceholders(t.redressBy, { day: dayText(redressDueAt, locale) }),
        contact && fillPlaceholders(t.officer, { officer: contact }),
      ]
        .filter(Boolean)
        .join(' ')}
    </p>
  )
}

/** Says that the help did. */
function Resolve({ ticket: { id }, reload }: OwnTicketProps) {
  const t = useTexts('tickets')
  const { base } = useProject()
  const showSnackbar = useSnackbar()
  const [isSending, setIsSending] = useState(false)
  const resolve = async () => {
    setIsSending(true)
    const answer = await changeTicket(base, 'resolve', { ticket: id })
    await reload().catch(() => undefined)
    setIsSending(false)
    showSnackbar(answer.message)
  }
  return (
    <Button look="outline" isPending={isSending} onPress={() => void resolve()}>
      {t.resolve}
    </Button>
  )
}
