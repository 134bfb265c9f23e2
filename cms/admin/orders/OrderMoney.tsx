import { formatInr } from '#domain/money/formatInr.ts'
import { isGatewayPayment } from '#domain/orders/methods.ts'
import { DESTINATION_NAMES, REFUND_REASON_NAMES } from '#domain/returns/names.ts'
import { CREDITS_REFUND_ID, destinationOfRefund } from '#domain/returns/refundDestination.ts'
import { momentText } from '#domain/text/momentText.ts'
import type { Order, Payment, Refund } from '#payload-types'
import { isManualRefund } from '../../operations/orders/closeRefund.ts'
import { Badge } from '../ui/Badge.tsx'
import { CheckPayment } from './CheckPayment.tsx'
import { CloseRefund } from './CloseRefund.tsx'
import type { OrderPageData } from './loadOrderPage.ts'
import { ATTEMPT_BADGES, gatewayName, REFUND_BADGES } from './orderTexts.ts'

const Fact = ({ label, text }: { label: string; text: string | null | undefined }) =>
  text ? (
    <span className="panel-muted panel-small">
      {`${label} `}
      <code>{text}</code>
    </span>
  ) : null

type PaymentProps = { payment: Payment; timeZone: string; canCheck: boolean }

const PaymentRow = ({ payment, timeZone, canCheck }: PaymentProps) => (
  <li>
    <div className="order-lines__what">
      <strong>{gatewayName(payment.gateway)}</strong>
      <span className="panel-muted panel-small">
        {momentText(payment.settledAt ?? payment.createdAt, timeZone)}
        {payment.method && payment.method !== payment.gateway && ` · ${gatewayName(payment.method)}`}
      </span>
      <Fact label="Reference" text={payment.reference} />
      {!payment.reference && <Fact label="Payment" text={payment.gatewayPaymentId} />}
      {!payment.reference && <Fact label="Gateway order" text={payment.gatewayOrderId} />}
    </div>
    <strong className="order-lines__paise">{formatInr(payment.amountPaise)}</strong>
    <div className="order-lines__state">
      <Badge {...ATTEMPT_BADGES[payment.status]} />
      {canCheck && payment.status !== 'paid' && isGatewayPayment(payment) && (
        <CheckPayment payment={String(payment.id)} amount={formatInr(payment.amountPaise)} />
      )}
    </div>
  </li>
)

type RefundProps = { refund: Refund; bankReference: string | null; timeZone: string; canClose: boolean }

/** The destination of a refund, with the gateway that pays it. */
const destinationText = (refund: Refund): string => {
  const destination = destinationOfRefund(refund)
  const name = DESTINATION_NAMES[destination]
  return destination === 'source' ? `${name}, ${gatewayName(refund.gateway)}` : name
}

const RefundRow = ({ refund, bankReference, timeZone, canClose }: RefundProps) => (
  <li>
    <div className="order-lines__what">
      <strong>{`Refund: ${REFUND_REASON_NAMES[refund.reason]}`}</strong>
      <span className="panel-muted panel-small">
        {`${momentText(refund.doneAt ?? refund.createdAt, timeZone)} · ${destinationText(refund)}`}
      </span>
      {refund.gatewayRefundId !== CREDITS_REFUND_ID && <Fact label="Refund" text={refund.gatewayRefundId} />}
      {bankReference !== refund.gatewayRefundId && <Fact label="Bank reference" text={bankReference} />}
      <Fact label="Of payment" text={refund.gatewayPaymentId} />
      {refund.lastError && <span className="panel-field__error">{refund.lastError}</span>}
    </div>
    <strong className="order-lines__paise">{formatInr(refund.amountPaise)}</strong>
    <div className="order-lines__state">
      <Badge {...REFUND_BADGES[refund.state]} />
      {canClose && isManualRefund(refund) && (
        <CloseRefund refund={String(refund.id)} paise={refund.amountPaise} />
      )}
    </div>
  </li>
)

/** The bank's reference of a refund, from the event of its arrival. */
const referenceOf = ({ id }: Refund, { timeline }: Order): string | null =>
  timeline.find(({ event, ref }) => event === 'refunded' && ref === String(id))?.bankReference ?? null

/** Payments and refunds of an order with their gateway ids. */
export function OrderMoney({ page }: { page: OrderPageData }) {
  const { payments, refunds, timeZone, can } = page
  if (!payments && !refunds) return null
  const isEmpty = (payments ?? []).length + (refunds ?? []).length === 0
  return (
    <section className="panel-card" aria-labelledby="order-money">
      <h2 id="order-money">Payments and refunds</h2>
      {isEmpty ? (
        <p className="panel-muted">
          {page.order.method === 'cashOnDelivery'
            ? 'Cash is collected on delivery.'
            : 'No payment has been started yet.'}
        </p>
      ) : (
        <ul className="order-lines">
          {(payments ?? []).map((payment) => (
            <PaymentRow key={payment.id} payment={payment} timeZone={timeZone} canCheck={can.checkPayment} />
          ))}
          {(refunds ?? []).map((refund) => (
            <RefundRow
              key={refund.id}
              refund={refund}
              bankReference={referenceOf(refund, page.order)}
              timeZone={timeZone}
              canClose={can.refund}
            />
          ))}
        </ul>
      )}
    </section>
  )
}
