'use client'
import { useId } from 'react'
import { formatInr } from '#domain/money/formatInr.ts'
import { paiseToRupees } from '#domain/money/rupees.ts'
import { amountTotal } from '#domain/returns/amounts.ts'
import { LINE_BADGES } from '../orders/orderTexts.ts'
import { FieldProblem, invalidFieldProps } from './FieldProblem.tsx'
import { Rupees } from './Rupees.tsx'
import type { RefundData } from './refundData.ts'
import type { RefundForm } from './useRefundForm.ts'

type Props = {
  data: RefundData
  form: RefundForm
  /** Error at the place given by `form.problemAt`; null when none is to be shown. */
  wrong: string | null
}

/** Lines of an order and its delivery, each with the part to refund. */
export function RefundLines({ data: { order }, form, wrong }: Props) {
  const id = useId()
  const { left, delivery } = form
  const deliveryLeft = amountTotal(left.delivery)
  return (
    <fieldset className="refund-lines" aria-describedby={`${id}-problem`}>
      <legend className="panel-label">What is refunded</legend>
      <FieldProblem id={id} text={form.problemAt === 'lines' ? wrong : null} />
      {order.lines.map(({ title, state: at, note }, index) => {
        const worth = amountTotal(left.lines[index] ?? left.delivery)
        const isOver = worth === 0
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of an order are never reordered
          <div key={index} className="refund-line">
            <label className="order-choice">
              <input
                type="checkbox"
                checked={form.choices.has(index)}
                disabled={isOver}
                onChange={() => form.toggle(index)}
              />
              <span>
                <strong>{title}</strong>
                <span className="panel-muted panel-small">
                  {isOver ? 'Nothing left to refund' : `${LINE_BADGES[at].text} · ${formatInr(worth)} left`}
                </span>
                {note && <span className="panel-muted panel-small">{note}</span>}
              </span>
            </label>
            {form.choices.has(index) && (
              <HowMuch
                index={index}
                title={title}
                form={form}
                wrong={form.problemAt === index ? wrong : null}
              />
            )}
          </div>
        )
      })}
      {deliveryLeft > 0 && (
        <div className="refund-line">
          <label className="order-choice">
            <input
              type="checkbox"
              checked={delivery !== null}
              onChange={() => form.setDelivery(delivery === null ? paiseToRupees(deliveryLeft) : null)}
            />
            <span>
              <strong>Delivery charge</strong>
              <span className="panel-muted panel-small">{`${formatInr(deliveryLeft)} left`}</span>
            </span>
          </label>
          {delivery !== null && (
            <Rupees
              label="Amount for the delivery, ₹"
              value={delivery}
              onChange={form.setDelivery}
              wrong={form.problemAt === 'delivery' ? wrong : null}
            />
          )}
        </div>
      )}
    </fieldset>
  )
}

type HowMuchProps = { index: number; title: string; form: RefundForm; wrong: string | null }

/** Choice between the whole line, a number of pieces, and an amount. */
function HowMuch({ index, title, form, wrong }: HowMuchProps) {
  const id = useId()
  const choice = form.choices.get(index)
  const pieces = form.piecesOf(index)
  if (!choice) return null
  const worth = amountTotal(form.left.lines[index] ?? form.left.delivery)
  const value = 'pieces' in choice ? String(choice.pieces) : 'amount'
  return (
    <div className="refund-line__how">
      {pieces > 0 && (
        <div className="panel-field">
          <label htmlFor={id}>{`How much of ${title}`}</label>
          <select
            id={id}
            value={value}
            {...invalidFieldProps(id, 'pieces' in choice ? wrong : null)}
            onChange={({ target }) =>
              form.choose(
                index,
                target.value === 'amount'
                  ? { rupees: paiseToRupees(worth) }
                  : { pieces: Number(target.value) },
              )
            }
          >
            {Array.from({ length: pieces }, (_, at) => pieces - at).map((count) => (
              <option key={count} value={count}>
                {count === pieces
                  ? pieces > 1
                    ? `All ${pieces} pieces`
                    : 'All of it'
                  : count === 1
                    ? '1 piece'
                    : `${count} pieces`}
              </option>
            ))}
            <option value="amount">A part of the price</option>
          </select>
          <FieldProblem id={id} text={'pieces' in choice ? wrong : null} />
        </div>
      )}
      {'rupees' in choice && (
        <Rupees
          label={`Amount for ${title}, ₹`}
          value={choice.rupees}
          onChange={(rupees) => form.choose(index, { rupees })}
          wrong={wrong}
        />
      )}
      {form.isPacked(index) && (
        <p className="panel-field__help">
          {`It is packed: refund less than ${formatInr(worth)}, or cancel its parcel first.`}
        </p>
      )}
      {form.cancels(index) && (
        <p className="panel-field__help">It is not on its way: this cancels it, and it goes back to stock.</p>
      )}
    </div>
  )
}
