'use client'
import { useEffect, useState } from 'react'
import type { Receipt } from '#domain/calls/payments.ts'
import { isKeyPack, isShipped } from '#domain/catalogue/kinds.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { useMe } from '#site/data/account/me.ts'
import { lastDayText } from '#site/data/base/lastDayText.ts'
import { hasFile, openedBy } from '#site/data/catalogue/openedBy.ts'
import { useOwned } from '#site/data/catalogue/owned.ts'
import { useLinePictures } from '#site/data/shop/linePictures.ts'
import { FileNote } from '#site/features/shell/owned/FileNote.tsx'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import type { Texts } from '#site/texts/Texts.ts'
import { useLocale, useTexts } from '#site/texts/useTexts.ts'
import { Button } from '#site/ui/Button.tsx'
import { Card } from '#site/ui/Card.tsx'
import { Cover } from '#site/ui/media/Cover.tsx'
import { LinkButton } from '#site/ui/navigation/LinkButton.tsx'
import { MixedText } from '#site/ui/richText/MixedText.tsx'
import { actions, unlocked, unlockedLine, unlockedNote, unlockedTitle, waitingNote } from './Outcome.css.ts'

const isSent = (kind: Receipt['lines'][number]['kind']): boolean => isShipped(kind)

/** Whether access to a line is still to come or to be loaded: it is granted a moment after the payment. */
const isYetToOpen = (
  { kind, state, objection }: Receipt['lines'][number],
  isOwnedKnown: boolean,
): boolean => {
  if (isSent(kind) || isKeyPack(kind) || objection) return false
  // A bundle may consist of goods only, which is unknown here.
  if (kind === 'bundle' && state === 'waiting') return !isOwnedKnown
  return state === 'waiting' || (state === 'fulfilled' && !isOwnedKnown)
}

/** What the order grants access to or ships, and a link to it. */
export function Unlocked({ receipt }: { receipt: Receipt }) {
  const t = useTexts('checkout')
  const { base } = useProject()
  const { me } = useMe(base)
  // Reloaded when the state of a line changes: paid access is granted a moment later.
  const opened = receipt.lines.filter(({ state }) => state === 'fulfilled').length
  const { owned, reload } = useOwned(base, me?.uid)
  const pictures = useLinePictures(
    base,
    receipt.lines.map(({ product }) => product),
  )
  const wanted = `${me?.uid ?? ''} ${opened}`
  const [read, setRead] = useState<string | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: loads again when more of the order is open, or the person becomes known
  useEffect(() => void reload().finally(() => setRead(wanted)), [wanted])
  const isOwnedKnown = me !== undefined && read === wanted
  const hrefOf = (product: string) => owned?.get(product)?.href ?? null
  const startHref = openedBy(receipt.lines, hrefOf)
  const isOpen = startHref !== null
  // Reserves the place of the button that opens it, so that no other button moves there.
  const isOpening = !isOpen && receipt.lines.some((line) => isYetToOpen(line, isOwnedKnown))
  const fee = receipt.lines.find(({ objection }) => objection)?.objection
  return (
    <>
      <Card as="section" aria-label={t.unlocked} pad="none">
        <ul className={unlocked}>
          {receipt.lines.map((line) => (
            <li key={`${line.product}-${line.option}`} className={unlockedLine}>
              <Cover
                shape="thumb"
                subject={line.subject}
                seed={line.slug}
                image={pictures.get(line.product)}
              />
              <div>
                <p className={unlockedTitle}>
                  <MixedText>{line.title}</MixedText>
                  {line.quantity > 1 ? `\u00a0×\u00a0${line.quantity}` : ''}
                </p>
                <LineNote line={line} paidAt={receipt.paidAt} isOpen={hrefOf(line.product) !== null} />
                {hasFile(line.kind, hrefOf(line.product)) ? <FileNote /> : null}
              </div>
            </li>
          ))}
        </ul>
      </Card>
      <div className={actions}>
        {isOpen ? (
          <LinkButton href={startHref} size="l" prefetch={false}>
            {labelOf(startHref, t)}
          </LinkButton>
        ) : null}
        {isOpening ? (
          <Button size="l" isDisabled>
            {t.opensSoon}
          </Button>
        ) : null}
        <LinkButton
          href={`/orders/${receipt.number}`}
          look={isOpen || isOpening ? 'outline' : 'primary'}
          size="l"
          prefetch={false}
        >
          {t.viewOrder}
        </LinkButton>
        {isOpen || isOpening || fee ? null : (
          <LinkButton href="/" look="outline" size="l">
            {t.continueShopping}
          </LinkButton>
        )}
        {fee ? (
          <LinkButton
            href={`/tests/${fee.attempt}/solutions#${fee.number}`}
            look="outline"
            size="l"
            prefetch={false}
          >
            {t.backToQuestion}
          </LinkButton>
        ) : null}
      </div>
    </>
  )
}

const labelOf = (href: string, t: Texts['checkout']): string => {
  if (href === '/downloads') return t.openFiles
  return href.startsWith('/learn') ? t.startLearning : t.openTests
}

type LineNoteProps = { line: Receipt['lines'][number]; paidAt: number | null; isOpen: boolean }

function LineNote({ line: { state, kind, validityDays, objection }, paidAt, isOpen }: LineNoteProps) {
  const t = useTexts('checkout')
  const locale = useLocale()
  if (state !== 'fulfilled') {
    const waits = isSent(kind) ? t.willBeSent : isOpen ? t.restWillBeSent : t.opensSoon
    return <p className={waitingNote}>{state === 'backordered' ? t.comesLater : waits}</p>
  }
  if (objection) return <p className={unlockedNote}>{t.feeReceived}</p>
  if (isKeyPack(kind)) return <p className={unlockedNote}>{t.keysReady}</p>
  const lastDay = paidAt ? lastDayText(paidAt, validityDays, locale) : null
  return (
    <p className={unlockedNote}>
      {lastDay ? fillPlaceholders(t.unlockedTill, { day: lastDay }) : t.unlocked}
    </p>
  )
}
