'use client'
import { Link } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { type FormEvent, useId, useRef, useState } from 'react'
import { type OrderItem, orderItemKey, toCallItem } from '../stock/OrderItem.ts'
import { ChosenItems } from '../ui/ChosenItems.tsx'
import { useCallBase } from '../ui/callBase.ts'
import { isTooLong } from '../ui/isTooLong.ts'
import { LimitedField } from '../ui/LimitedField.tsx'
import { ProductPicker } from '../ui/ProductPicker.tsx'
import { postCall } from '../ui/panelClient.ts'
import { type FoundStudent, StudentPicker } from '../ui/StudentPicker.tsx'
import { OrderBill } from './OrderBill.tsx'
import { PaymentChoice, type PaymentInput } from './PaymentChoice.tsx'
import { RemainingFunds } from './RemainingFunds.tsx'
import { StudentAddress } from './StudentAddress.tsx'
import { useStaffQuote } from './useStaffQuote.ts'

type Placed = { orderId: string; number: string; message: string }
type Props = {
  /** URL for adding a student without an account; null without the permission. */
  addAt: string | null
  canSeeOrders: boolean
  /** Balance of a franchisee's funds, paise: then orders are paid from the funds only. Undefined for staff. */
  fundsPaise?: number
}

const NO_PAY: PaymentInput = { kind: 'offline', reference: '' }

/** Order form: student, items, address and payment, with the quote beside it. */
export function AddOrder({ addAt, canSeeOrders, fundsPaise }: Props) {
  const callBase = useCallBase()
  const router = useRouter()
  const key = useRef(crypto.randomUUID())
  const [student, setStudent] = useState<FoundStudent | null>(null)
  const [items, setItems] = useState<OrderItem[]>([])
  const [coupon, setCoupon] = useState('')
  const [address, setAddress] = useState('')
  const [delivery, setDelivery] = useState('')
  const [pay, setPay] = useState(NO_PAY)
  const [note, setNote] = useState('')
  const [problem, setProblem] = useState('')
  const [placed, setPlaced] = useState<Placed | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [times, setTimes] = useState(0)
  const ids = useId()
  const byFunds = fundsPaise !== undefined
  const orderInput =
    student && items.length > 0
      ? {
          student: student.id,
          items: items.map(toCallItem),
          ...(coupon.trim() ? { coupon: coupon.trim() } : {}),
          ...(address ? { address } : {}),
          ...(delivery ? { delivery } : {}),
        }
      : null
  const { quoted, problem: refusal, isBusy: isAsking } = useStaffQuote(orderInput, times)
  const isFree = quoted?.quote.payablePaise === 0

  function choose(next: FoundStudent | null) {
    setStudent(next)
    setAddress('')
    setPlaced(null)
  }
  function add(item: OrderItem) {
    setPlaced(null)
    setItems((before) =>
      before.some((one) => orderItemKey(one) === orderItemKey(item)) ? before : [...before, item],
    )
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy || isAsking || !quoted || !orderInput || isTooLong(event.currentTarget)) return
    setBusy(true)
    setProblem('')
    const { quoteId } = quoted.quote
    const chosen = isFree ? NO_PAY : pay
    const payment = chosen.kind === 'offline' ? chosen : { kind: chosen.kind }
    const how = byFunds
      ? { idempotencyKey: key.current }
      : { pay: payment, ...(note.trim() ? { note: note.trim() } : {}) }
    const answer = await postCall<Placed>(`${callBase}/addorder`, { ...orderInput, quoteId, ...how })
    setBusy(false)
    if (!answer.apiSuccess) {
      setTimes((before) => before + 1)
      return setProblem(answer.message)
    }
    key.current = crypto.randomUUID()
    setPlaced(answer)
    setItems([])
    setStudent(null)
    setCoupon('')
    setAddress('')
    setPay(NO_PAY)
    setNote('')
    // The page shows the balance of the funds.
    if (byFunds) router.refresh()
  }

  return (
    <div className="order-add">
      <div className="order-add__steps">
        <section className="panel-card" aria-labelledby={`${ids}-who`}>
          <h2 id={`${ids}-who`}>Who gets it</h2>
          <StudentPicker chosen={student} onChoose={choose} addAt={addAt} />
        </section>
        <section className="panel-card" aria-labelledby={`${ids}-what`}>
          <h2 id={`${ids}-what`}>What they get</h2>
          {items.length > 0 && <ChosenItems items={items} onChange={setItems} />}
          <ProductPicker onAdd={add} />
          <div className="order-add__coupon">
            <LimitedField label="Coupon (optional)" max={130} value={coupon} onChange={setCoupon} />
          </div>
        </section>
        {student && quoted?.quote.needsAddress && (
          <section className="panel-card" aria-labelledby={`${ids}-where`}>
            <h2 id={`${ids}-where`}>Where it goes</h2>
            <StudentAddress student={student} address={address} onChoose={setAddress} />
            {quoted.quote.deliveryOptions.length > 1 && (
              <div className="panel-field">
                <label htmlFor={`${ids}-delivery`}>Delivery</label>
                <select
                  id={`${ids}-delivery`}
                  value={delivery}
                  onChange={(event) => setDelivery(event.target.value)}
                >
                  {quoted.quote.deliveryOptions.map(({ key, label }) => (
                    <option key={key} value={key}>
                      {label}
                    </option>
                  ))}
                </select>
              </div>
            )}
          </section>
        )}
      </div>
      {/* The form excludes the steps above: Enter in their search fields must not place the order. */}
      <form
        className="panel-card order-add__bill"
        aria-labelledby={`${ids}-bill`}
        onSubmit={submit}
        noValidate
      >
        <h2 id={`${ids}-bill`}>The order</h2>
        {quoted ? (
          <OrderBill quote={quoted.quote} owned={quoted.owned} isBusy={isAsking} />
        ) : (
          <p className="panel-muted">{refusal ? '' : 'Choose a student and a product first.'}</p>
        )}
        {byFunds ? (
          <RemainingFunds fundsPaise={fundsPaise} payablePaise={quoted?.quote.payablePaise ?? 0} />
        ) : (
          <>
            {!isFree && <PaymentChoice pay={pay} onChange={setPay} />}
            <LimitedField label="Note for the staff (optional)" max={500} value={note} onChange={setNote} />
          </>
        )}
        <p className="panel-field__error" role="alert">
          {problem || refusal}
        </p>
        <button
          type="submit"
          className="panel-button panel-button--primary"
          aria-disabled={isBusy || isAsking || !quoted}
        >
          {byFunds
            ? 'Order from funds'
            : isFree || pay.kind === 'offline'
              ? 'Add paid order'
              : 'Add order and send link'}
        </button>
        <div role="status">
          {placed && (
            <p className="panel-note panel-note--success">
              <span>
                {`${placed.message} `}
                {canSeeOrders && (
                  <Link href={`/admin/collections/orders/${placed.orderId}`} prefetch={false}>
                    Open the order
                  </Link>
                )}
              </span>
            </p>
          )}
        </div>
      </form>
    </div>
  )
}
