'use client'
import type { Receipt } from '#domain/calls/payment.ts'
import { fill } from '#domain/text/fill.ts'
import { lastDayText } from '#site/data/dateText.ts'
import { useLocale, useTexts } from '#site/texts/useTexts.ts'
import { Card } from '#site/ui/Card.tsx'
import { Cover } from '#site/ui/Cover.tsx'
import { LinkButton } from '#site/ui/LinkButton.tsx'
import { Words } from '#site/ui/Words.tsx'
import { actions, unlocked, unlockedLine, unlockedNote, unlockedTitle } from './Outcome.css.ts'

/** What the payment opened, and the way in. */
export function Unlocked({ receipt }: { receipt: Receipt }) {
  const t = useTexts('checkout')
  const locale = useLocale()
  const [first, ...others] = receipt.classes
  return (
    <>
      <Card as="section" aria-label={t.unlocked} pad="none">
        <ul className={unlocked}>
          {receipt.lines.map((line) => {
            const till = receipt.paidAt ? lastDayText(receipt.paidAt, line.validityDays, locale) : null
            return (
              <li key={line.product} className={unlockedLine}>
                <Cover shape="thumb" subject={line.subject} seed={line.slug} />
                <div>
                  <p className={unlockedTitle}>
                    <Words>{line.title}</Words>
                  </p>
                  <p className={unlockedNote}>{till ? fill(t.unlockedTill, { day: till }) : t.unlocked}</p>
                </div>
              </li>
            )
          })}
        </ul>
      </Card>
      <div className={actions}>
        <LinkButton
          href={first && others.length === 0 ? `/learn/${first}` : '/learn'}
          size="l"
          prefetch={false}
        >
          {t.startLearning}
        </LinkButton>
        <LinkButton href={`/orders/${receipt.number}`} look="outline" size="l" prefetch={false}>
          {t.viewReceipt}
        </LinkButton>
      </div>
    </>
  )
}
