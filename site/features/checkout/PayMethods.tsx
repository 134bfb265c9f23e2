'use client'
import FlaskConical from 'lucide-react/icons/flask-conical'
import { SANDBOX } from '#site/data/payOrder.ts'
import { useTexts } from '#site/texts/useTexts.ts'
import { Icon } from '#site/ui/Icon.tsx'
import { RadioCard, RadioGroup } from '#site/ui/RadioGroup.tsx'
import { after, closed, closedTitle, method, methodIcon, methodName } from './PayMethods.css.ts'

/** Step two: the ways to pay as one radio list. Shut until it is known who pays. */
export function PayMethods({ isOpen }: { isOpen: boolean }) {
  const t = useTexts('checkout')
  if (!isOpen)
    return (
      <section className={closed}>
        <h2 className={closedTitle}>{t.payment}</h2>
        <p>{t.opensLater}</p>
      </section>
    )
  return (
    <div>
      <RadioGroup aria-label={t.payWith} look="cards" defaultValue={SANDBOX}>
        <RadioCard value={SANDBOX}>
          <span className={method}>
            <Icon icon={FlaskConical} className={methodIcon} />
            <span>
              <b className={methodName}>{t.testGateway}</b>
              {t.testGatewayText}
            </span>
          </span>
        </RadioCard>
      </RadioGroup>
      <p className={after}>{t.afterPaying}</p>
    </div>
  )
}
