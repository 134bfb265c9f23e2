'use client'
import type { Receipt } from '#domain/calls/payment.ts'
import { fill } from '#domain/text/fill.ts'
import { lastDayText } from '#site/data/dateText.ts'
import { useLocale, useTexts } from '#site/texts/useTexts.ts'
import { Card } from '#site/ui/Card.tsx'
import { Cover } from '#site/ui/Cover.tsx'
import { LinkButton } from '#site/ui/LinkButton.tsx'
import { Words } from '#site/ui/Words.tsx'
import { actions, unlocked, unlockedLine, unlockedNote, unlockedTitle, waitingNote } from './Outcome.css.ts'

const isSent = (kind: Receipt['lines'][number]['kind']): boolean => kind === 'physical'

/** What the order opened or sends, and the way in. */
export function Unlocked({ receipt }: { receipt: Receipt }) {
  const t = useTexts('checkout')
  const [first, ...others] = receipt.classes
  const isOpen = receipt.paidAt !== null && receipt.lines.some(({ kind }) => !isSent(kind))
  const isFiles = receipt.classes.length === 0 && receipt.lines.every(({ kind }) => kind === 'digital')
  const startHref = isFiles ? '/downloads' : first && others.length === 0 ? `/learn/${first}` : '/learn'
  return (
    <>
      <Card as="section" aria-label={t.unlocked} pad="none">
        <ul className={unlocked}>
          {receipt.lines.map((line) => (
            <li key={`${line.product}-${line.option}`} className={unlockedLine}>
              <Cover shape="thumb" subject={line.subject} seed={line.slug} />
              <div>
                <p className={unlockedTitle}>
                  <Words>{line.title}</Words>
                  {line.quantity > 1 ? `\u00a0×\u00a0${line.quantity}` : ''}
                </p>
                <LineNote line={line} paidAt={receipt.paidAt} />
              </div>
            </li>
          ))}
        </ul>
      </Card>
      <div className={actions}>
        {isOpen ? (
          <LinkButton href={startHref} size="l" prefetch={false}>
            {isFiles ? t.openFiles : t.startLearning}
          </LinkButton>
        ) : null}
        <LinkButton
          href={`/orders/${receipt.number}`}
          look={isOpen ? 'outline' : 'primary'}
          size="l"
          prefetch={false}
        >
          {receipt.paidAt ? t.viewReceipt : t.viewOrder}
        </LinkButton>
      </div>
    </>
  )
}

type LineNoteProps = { line: Receipt['lines'][number]; paidAt: number | null }

function LineNote({ line: { state, kind, validityDays }, paidAt }: LineNoteProps) {
  const t = useTexts('checkout')
  const locale = useLocale()
  if (state !== 'fulfilled') {
    const waits = isSent(kind) ? t.willBeSent : t.opensSoon
    return <p className={waitingNote}>{state === 'backordered' ? t.comesLater : waits}</p>
  }
  if (kind === 'serial-key-pack') return <p className={unlockedNote}>{t.keysReady}</p>
  const till = paidAt ? lastDayText(paidAt, validityDays, locale) : null
  return <p className={unlockedNote}>{till ? fill(t.unlockedTill, { day: till }) : t.unlocked}</p>
}
