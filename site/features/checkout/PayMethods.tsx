'use client'
import FlaskConical from 'lucide-react/icons/flask-conical'
import { SANDBOX } from '#site/data/payOrder.ts'
import { Icon } from '#site/ui/Icon.tsx'
import { RadioCard, RadioGroup } from '#site/ui/RadioGroup.tsx'
import { after, closed, closedTitle, method, methodIcon, methodName } from './PayMethods.css.ts'

/** Step two: the ways to pay as one radio list. Shut until it is known who pays. */
export function PayMethods({ isOpen }: { isOpen: boolean }) {
  if (!isOpen)
    return (
      <section className={closed}>
        <h2 className={closedTitle}>Payment</h2>
        <p>Opens when you are logged in.</p>
      </section>
    )
  return (
    <div>
      <RadioGroup aria-label="Pay with" look="cards" defaultValue={SANDBOX}>
        <RadioCard value={SANDBOX}>
          <span className={method}>
            <Icon icon={FlaskConical} className={methodIcon} />
            <span>
              <b className={methodName}>Test gateway</b>
              No money moves. You choose on its page whether the payment succeeds.
            </span>
          </span>
        </RadioCard>
      </RadioGroup>
      <p className={after}>
        Your course opens as soon as the payment is confirmed. The receipt stays in your orders.
      </p>
    </div>
  )
}
