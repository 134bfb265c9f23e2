import { Link } from '@payloadcms/ui'
import type { ReactNode } from 'react'
import { dayText } from '#domain/invoices/texts.ts'
import { errorCode } from '#domain/logs/errorCode.ts'
import { pathText } from '#domain/logs/pathText.ts'
import { formatInr } from '#domain/money/formatInr.ts'
import { minuteText } from '#domain/text/momentText.ts'
import { EntitlementButtons } from '../entitlements/EntitlementButtons.tsx'
import { SendInvoice } from '../invoices/SendInvoice.tsx'
import { CheckPayment } from '../orders/CheckPayment.tsx'
import { ATTEMPT_BADGES, gatewayName, orderBadge } from '../orders/orderTexts.ts'
import { PARCEL_BADGES } from '../shipments/parcelTexts.ts'
import { ResendParcel } from '../shipments/ResendParcel.tsx'
import { Badge } from '../ui/Badge.tsx'
import type { TicketContextRows } from './loadTicketContext.ts'
import { TICKET_BADGES } from './ticketBadges.ts'

type Props = TicketContextRows & { timeZone: string }
type Row = { id: string; href?: string; what: string; about?: ReactNode }

/** A card with rows; nothing without any. */
function Card({ id, title, rows }: { id: string; title: string; rows: readonly Row[] | undefined }) {
  if (!rows || rows.length === 0) return null
  return (
    <section className="panel-card order-people" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className="ticket__context">
        {rows.map(({ id: key, href, what, about }) => (
          <li key={key}>
            {href ? (
              <Link href={href} prefetch={false}>
                {what}
              </Link>
            ) : (
              <span>{what}</span>
            )}
            {about}
          </li>
        ))}
      </ul>
    </section>
  )
}

const page = (slug: string, id: string | number): string => `/admin/collections/${slug}/${id}`

/** Beside a ticket, the records of its student that the viewer may see, with buttons to send an invoice or lost goods again, check a payment and extend access. */
export const TicketContext = (props: Props) => (
  <>
    <Card id="desk-orders" title="Latest orders" rows={props.orders?.map(orderRow)} />
    <Card id="desk-payments" title="Latest payments" rows={paymentRows(props)} />
    <Card id="desk-parcels" title="Latest parcels" rows={parcelRows(props)} />
    <Card id="desk-invoices" title="Invoices" rows={invoiceRows(props)} />
    <Card id="desk-enrolments" title="Enrolments" rows={enrolmentRows(props)} />
    <Card id="desk-devices" title="Devices" rows={deviceRows(props)} />
    <Card id="desk-errors" title="Errors in their browser" rows={errorRows(props)} />
    <Card id="desk-tickets" title="Other tickets" rows={props.tickets.map(ticketRow)} />
  </>
)

const orderRow = (order: NonNullable<Props['orders']>[number]): Row => ({
  id: String(order.id),
  href: page('orders', order.id),
  what: order.number,
  about: (
    <>
      <span>{formatInr(order.payablePaise ?? 0)}</span>
      <Badge {...orderBadge(order)} />
    </>
  ),
})

const paymentRows = ({ payments, can, timeZone }: Props) =>
  payments?.map(
    ({ id, amountPaise, status, gateway, createdAt }): Row => ({
      id: String(id),
      href: page('payments', id),
      what: formatInr(amountPaise),
      about: (
        <>
          <Badge {...ATTEMPT_BADGES[status]} />
          <span className="panel-muted">{`${gatewayName(gateway)} · ${minuteText(createdAt, timeZone)}`}</span>
          {can.checkPayments.includes(String(id)) && (
            <CheckPayment payment={String(id)} amount={formatInr(amountPaise)} />
          )}
        </>
      ),
    }),
  )

const parcelRows = ({ parcels, can }: Props) =>
  parcels?.map(
    ({ id, reference, state }): Row => ({
      id: String(id),
      href: page('shipments', id),
      what: reference,
      about: (
        <>
          <Badge {...PARCEL_BADGES[state]} />
          {can.resend.includes(String(id)) && (
            <ResendParcel parcel={{ id: String(id), reference, state }} isSmall />
          )}
        </>
      ),
    }),
  )

const invoiceRows = ({ invoices, can }: Props) =>
  invoices?.map(
    ({ id, number, totalPaise, mailState }): Row => ({
      id: String(id),
      href: page('invoices', id),
      what: number,
      about: (
        <>
          <span>{formatInr(totalPaise)}</span>
          {can.sendInvoice && mailState !== 'due' && (
            <SendInvoice invoice={String(id)} number={number} isSmall />
          )}
        </>
      ),
    }),
  )

const enrolmentRows = ({ enrolments, can }: Props) =>
  enrolments?.map(
    ({ id, title, origin, endsAt, rev, pausedAt, revokedAt }): Row => ({
      id: String(id),
      href: page('entitlements', id),
      what: title || 'No title',
      about: (
        <>
          <span className="panel-muted">{origin}</span>
          {!revokedAt && <span>{endsAt ? `until ${dayText(Date.parse(endsAt))}` : 'no end date'}</span>}
          {revokedAt && <Badge text="Taken back" tone="danger" />}
          {pausedAt && <Badge text="Paused" tone="warning" />}
          {can.changeAccess && (
            <EntitlementButtons
              id={String(id)}
              rev={rev}
              title={title}
              endsAt={endsAt ?? null}
              isPaused={Boolean(pausedAt)}
              isRevoked={Boolean(revokedAt)}
              only={['extend']}
            />
          )}
        </>
      ),
    }),
  )

const deviceRows = ({ devices, timeZone }: Props) =>
  devices?.map(
    ({ id, deviceName, lastSeenAt }): Row => ({
      id,
      what: deviceName ?? 'Browser',
      about: (
        <span className="panel-muted">{`seen ${minuteText(new Date(lastSeenAt).toISOString(), timeZone)}`}</span>
      ),
    }),
  )

const errorRows = ({ errors, can, timeZone }: Props) =>
  errors?.map(
    ({ id, fingerprint, message, error, refPath, platform, count, lastSeenAt }): Row => ({
      id: String(id),
      what: errorCode(fingerprint),
      ...(can.openErrors ? { href: page('error-logs', id) } : {}),
      about: (
        <>
          <span className="panel-muted">
            {minuteText(lastSeenAt, timeZone)}
            {count > 1 ? ` · ${count} times that day` : ''}
          </span>
          <details className="ticket__error">
            <summary>{message}</summary>
            {[refPath && pathText(refPath), platform].filter(Boolean).map((fact) => (
              <p key={fact}>{fact}</p>
            ))}
            {error && <pre>{error}</pre>}
          </details>
        </>
      ),
    }),
  )

const ticketRow = ({ id, number, subject, state }: Props['tickets'][number]): Row => ({
  id: String(id),
  href: page('support-tickets', id),
  what: number,
  about: (
    <>
      <span>{subject}</span>
      <Badge {...TICKET_BADGES[state]} />
    </>
  ),
})
