'use client'
import { hasLimitedStock, isKeyPack, isShipped } from '#domain/catalogue/kinds.ts'
import { productPath } from '#domain/catalogue/productPath.ts'
import { formatInr } from '#domain/money/formatInr.ts'
import { isReversed } from '#domain/orders/moves.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { localisedTerms } from '#domain/text/localisedTerm.ts'
import { useMe } from '#site/data/account/me.ts'
import { hasFile, opensNow } from '#site/data/catalogue/openedBy.ts'
import { useMyReview } from '#site/data/catalogue/reviews.ts'
import { useLinePictures } from '#site/data/shop/linePictures.ts'
import type { OrderLine, WholeOrder } from '#site/data/shop/orders.ts'
import type { ReturnRow } from '#site/data/shop/returns.ts'
import { FileNote } from '#site/features/shell/owned/FileNote.tsx'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { useLocale, useTexts } from '#site/texts/useTexts.ts'
import { Card } from '#site/ui/Card.tsx'
import { link } from '#site/ui/layout.css.ts'
import { Cover } from '#site/ui/media/Cover.tsx'
import { AppLink } from '#site/ui/navigation/AppLink.tsx'
import { MixedText } from '#site/ui/richText/MixedText.tsx'
import { BuyAgain } from './BuyAgain.tsx'
import { LineKeys } from './LineKeys.tsx'
import { lineNote } from './lineNote.ts'
import { note, title } from './OrderCard.css.ts'
import { afterDelivery, bookCover, cardTitle, item, itemHead, itemPrice, itemText } from './OrderView.css.ts'
import { canReturnLines, lineReturnState, unitsGone } from './orderStateName.ts'
import { ReturnOrder } from './returns/ReturnOrder.tsx'
import { returnAnchor } from './returns/returnAnchor.ts'

type ItemLinesProps = {
  order: WholeOrder
  /** Undefined while they load. */
  returns: readonly ReturnRow[] | undefined
  reload: () => Promise<unknown>
  /** Where a product is opened; null when it is not open to the person. */
  openHref: (product: string) => string | null
}

/** The items of the order, their state, and their actions. */
export function ItemLines({ order, returns, openHref, reload }: ItemLinesProps) {
  const t = useTexts('orders')
  const locale = useLocale()
  const { base } = useProject()
  const pictures = useLinePictures(
    base,
    order.lines.map(({ product }) => product),
  )
  return (
    <Card as="section" pad="none" aria-labelledby="items">
      <h2 id="items" className={`${cardTitle} ${itemHead}`}>
        {t.items}
      </h2>
      <ul>
        {order.lines.map((line, index) => (
          <li key={`${line.product}-${line.variant}-${line.validityDays}`} className={item}>
            <Cover
              shape={isShipped(line.kind) ? 'book' : 'wide'}
              subject={line.subject}
              seed={line.slug}
              image={pictures.get(line.product)}
              className={isShipped(line.kind) ? bookCover : undefined}
            />
            <div className={itemText}>
              <h3 className={title}>
                <MixedText>{line.title}</MixedText>
                {line.quantity > 1 ? `\u00a0×\u00a0${line.quantity}` : ''}
              </h3>
              <p className={note}>
                {line.option && line.variant ? (
                  <>
                    <MixedText>{localisedTerms(locale, line.option)}</MixedText> ·{' '}
                  </>
                ) : null}
                {line.batch ? (
                  <>
                    <MixedText>{line.batch.title}</MixedText> ·{' '}
                  </>
                ) : null}
                {lineNote(order, line, t, locale)}
                <PartGone {...unitsGone(returns ?? [], index)} quantity={line.quantity} />
              </p>
              {hasFile(line.kind, openHref(line.product)) && !isReversed(line.state) ? <FileNote /> : null}
              {isKeyPack(line.kind) && line.state === 'fulfilled' ? (
                <LineKeys orderId={String(order.id)} line={index} title={line.title} />
              ) : null}
            </div>
            <p className={itemPrice}>
              <b>{formatInr(line.totalPaise)}</b>
              <LineAction line={line} href={openHref(line.product)} />
              <AfterDelivery order={order} returns={returns} index={index} onDone={reload} />
            </p>
          </li>
        ))}
      </ul>
    </Card>
  )
}

type PartGoneProps = { cancelled: number; refunded: number; quantity: number }

/** Shows that some units of a line are cancelled or refunded while the rest are delivered. */
function PartGone({ cancelled, refunded, quantity }: PartGoneProps) {
  const t = useTexts('orders')
  if (cancelled + refunded >= quantity) return null
  return [
    cancelled > 0 ? ` · ${fillPlaceholders(t.partCancelled, { cancelled, quantity })}` : null,
    refunded > 0 ? ` · ${fillPlaceholders(t.partRefunded, { refunded, quantity })}` : null,
  ].join('')
}

type AfterDeliveryProps = {
  order: WholeOrder
  returns: readonly ReturnRow[] | undefined
  index: number
  onDone: () => Promise<unknown>
}

/** Actions for a delivered line: rate it or return it; while a return is open, its state and a link to it. */
function AfterDelivery({ order, returns, index, onDone }: AfterDeliveryProps) {
  const t = useTexts('orders')
  const line = order.lines[index]
  const { states } = useTexts('returns')
  const { base } = useProject()
  const { me } = useMe(base)
  const isDelivered = line?.state === 'delivered'
  const { mine } = useMyReview(base, line?.product ?? '', isDelivered ? me?.uid : undefined)
  if (!line || !isDelivered) return null
  const { left, running } = lineReturnState(line, returns ?? [], index)
  const state = running && fillPlaceholders(t.returnState, { state: states[running.state] })
  return (
    <span className={afterDelivery} data-print="hidden">
      <AppLink
        href={`${productPath(line.kind, line.slug)}#rate`}
        className={link}
        prefetch={false}
        aria-label={fillPlaceholders(mine?.review ? t.yourReviewOf : t.rateThis, { title: line.title })}
      >
        {mine?.review ? t.yourReview : t.rate}
      </AppLink>
      {running ? (
        <a href={`#${returnAnchor(running)}`} className={link} aria-label={`${state}, ${line.title}`}>
          {state}
        </a>
      ) : null}
      {returns && left > 0 && canReturnLines(order) ? (
        <ReturnOrder
          order={order}
          line={index}
          label={t.giveBack}
          name={fillPlaceholders(t.giveBackThis, { title: line.title })}
          onDone={onDone}
        />
      ) : null}
    </span>
  )
}

/** The link to an open product, and a button to extend access that expires. */
function LineAction({ line, href }: { line: OrderLine; href: string | null }) {
  const t = useTexts('orders')
  const { state, kind, validityDays, objection } = line
  if (objection && !isReversed(state))
    return (
      <AppLink
        href={`/tests/${objection.attempt}/solutions#${objection.number}`}
        className={link}
        data-print="hidden"
        prefetch={false}
        aria-label={fillPlaceholders(t.openThis, { title: line.title })}
      >
        {t.open}
      </AppLink>
    )
  if (!opensNow(line) || hasLimitedStock(kind)) return null
  return (
    <>
      {href ? (
        <AppLink
          href={href}
          className={link}
          data-print="hidden"
          prefetch={false}
          aria-label={fillPlaceholders(t.openThis, { title: line.title })}
        >
          {t.open}
        </AppLink>
      ) : null}
      {validityDays && state === 'fulfilled' && line.pricePaise > 0 ? (
        <BuyAgain
          extend
          lines={[line]}
          look="ghost"
          label={t.extend}
          name={fillPlaceholders(t.extendThis, { title: line.title })}
        />
      ) : null}
    </>
  )
}
