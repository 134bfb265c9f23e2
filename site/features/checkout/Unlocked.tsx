'use client'
import type { Receipt } from '#domain/calls/payment.ts'
import { lastDayText } from '#site/data/dateText.ts'
import { useMe } from '#site/data/me.ts'
import { useClassSlugs, useOrder } from '#site/data/orders.ts'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { Card } from '#site/ui/Card.tsx'
import { Cover } from '#site/ui/Cover.tsx'
import { LinkButton } from '#site/ui/LinkButton.tsx'
import { Words } from '#site/ui/Words.tsx'
import { actions, unlocked, unlockedLine, unlockedNote, unlockedTitle } from './Outcome.css.ts'

/** What the payment opened, and the way in. */
export function Unlocked({ receipt }: { receipt: Receipt }) {
  const { base } = useProject()
  const { me } = useMe(base)
  const { order } = useOrder(base, receipt.number, me?.uid)
  const classes = order?.lines.flatMap((line) => line.grants) ?? []
  const slugs = useClassSlugs(base, classes)
  const slug = classes.length === 1 ? slugs.get(classes[0] as string) : undefined
  const lineOf = (product: string) => order?.lines.find((line) => line.product === product)
  return (
    <>
      <Card as="section" aria-label="Unlocked" pad="none">
        <ul className={unlocked}>
          {receipt.lines.map((line) => {
            const stored = lineOf(line.product)
            const till = receipt.paidAt ? lastDayText(receipt.paidAt, stored?.validityDays) : null
            return (
              <li key={line.product} className={unlockedLine}>
                <Cover shape="thumb" subject={stored?.subject} seed={line.slug} />
                <div>
                  <p className={unlockedTitle}>
                    <Words>{line.title}</Words>
                  </p>
                  <p className={unlockedNote}>{till ? `Unlocked, till ${till}` : 'Unlocked'}</p>
                </div>
              </li>
            )
          })}
        </ul>
      </Card>
      <div className={actions}>
        <LinkButton href={slug ? `/learn/${slug}` : '/learn'} size="l" prefetch={false}>
          Start learning
        </LinkButton>
        <LinkButton href={`/orders/${receipt.number}`} look="outline" size="l" prefetch={false}>
          View the receipt
        </LinkButton>
      </div>
    </>
  )
}
