import clsx from 'clsx'
import type { LucideIcon } from 'lucide-react'
import CalendarClock from 'lucide-react/icons/calendar-clock'
import Check from 'lucide-react/icons/check'
import Package from 'lucide-react/icons/package'
import { isShipped } from '#domain/catalogue/kinds.ts'
import { accessDurationText, displayedOffer } from '#domain/catalogue/offers.ts'
import { youtubeId } from '#domain/learning/youtubeId.ts'
import { countedText } from '#domain/text/counted.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { INTL, MONTH } from '#domain/text/locales.ts'
import type { ProductPage } from '#site/data/catalogue/productPage.ts'
import { pictureInSize } from '#site/data/Picture.ts'
import { CompareButton } from '#site/features/shell/products/CompareButton.tsx'
import { WishButton } from '#site/features/shell/products/WishButton.tsx'
import { useLocale, useTexts } from '#site/texts/useTexts.ts'
import { Cover } from '#site/ui/media/Cover.tsx'
import { Icon } from '#site/ui/media/Icon.tsx'
import { bottomBar } from '#site/ui/navigation/bottomBar.css.ts'
import { LinkButton } from '#site/ui/navigation/LinkButton.tsx'
import { MixedText } from '#site/ui/richText/MixedText.tsx'
import { AddToCart } from './AddToCart.tsx'
import * as styles from './BuyCard.css.ts'
import { BuyButton, BuyForm, BuyOrOpen } from './BuyForm.tsx'
import { ChosenPrice, EmiNote } from './ChosenPrice.tsx'
import { LazyDeliveryCheck } from './LazyDeliveryCheck.tsx'
import { LazyPreviewVideo } from './LazyPreviewVideo.tsx'
import { PriceOrOwnership } from './Sale.tsx'
import { ShareButton } from './ShareButton.tsx'

const TALL_FROM = 3

/** Picture, price, options and what is included. */
export function BuyCard({ page }: { page: ProductPage }) {
  const t = useTexts('product')
  const { product, card, options, socialProof } = page
  const isGoods = isShipped(product.kind)
  return (
    <aside
      className={clsx(
        styles.root,
        (isGoods || options.length >= TALL_FROM) && styles.isTall,
        card.look === 'book' && options.length > 1 && styles.isCompact,
      )}
      aria-label={t.price}
    >
      <CardPicture page={page} />
      <div className={styles.inside}>
        <div className={styles.prices}>
          <PriceOrOwnership product={product.id}>
            <ChosenPrice size="xl" isSoldOut={card.isSoldOut} />
            <SaleNote page={page} />
            <EmiNote />
          </PriceOrOwnership>
        </div>
        {product.needsBatch ? (
          <div className={styles.buy}>
            <BuyOrOpen product={product.id} slug={product.slug} look="text">
              <ChooseBatch slug={product.slug} size="l" />
            </BuyOrOpen>
          </div>
        ) : (
          <BuyForm
            product={product}
            legend={isGoods ? t.edition : t.accessFor}
            coupons={socialProof.coupons}
            isSoldOut={card.isSoldOut}
          />
        )}
        {isGoods ? <LazyDeliveryCheck product={product.id} /> : null}
        <Included page={page} />
        <div className={styles.actions}>
          <WishButton product={product.id} title={product.title} look="text" />
          <CompareButton id={product.id} kind={product.kind} title={product.title} look="text" />
          <ShareButton title={product.title} />
        </div>
      </div>
    </aside>
  )
}

function CardPicture({ page: { product, card } }: { page: ProductPage }) {
  const { badge: _, ...cover } = card.cover
  const image = pictureInSize(product.image, 'wide')
  const video = youtubeId(product.previewVideo ?? '')
  if (card.look === 'book')
    return (
      <div className={styles.stand}>
        <Cover {...cover} image={image} shape="book" className={styles.book} />
      </div>
    )
  const drawn = <Cover {...cover} image={image} className={styles.cover} />
  return video ? (
    <LazyPreviewVideo id={video} title={product.title}>
      {drawn}
    </LazyPreviewVideo>
  ) : (
    drawn
  )
}

function SaleNote({ page: { product, timeZone } }: { page: ProductPage }) {
  const t = useTexts('product')
  const locale = useLocale()
  if (!product.saleTitle || !product.saleEndsAt) return null
  const day = new Intl.DateTimeFormat(INTL[locale], {
    day: 'numeric',
    month: MONTH[locale],
    timeZone,
  })
  return (
    <p className={styles.sale}>
      <MixedText>
        {fillPlaceholders(t.until, {
          sale: product.saleTitle,
          day: day.format(new Date(product.saleEndsAt)),
        })}
      </MixedText>
    </p>
  )
}

/** What the buyer gets: access, and the editor's additions; the contents are in the head of the page. */
function Included({ page: { product, counts, options } }: { page: ProductPage }) {
  const t = useTexts('product')
  const locale = useLocale()
  const { days } = displayedOffer(product)
  const isGoods = isShipped(product.kind)
  const { dispatchDays, highlights } = product
  const { files } = counts
  return (
    <ul className={styles.included}>
      {days && options.length === 1 ? (
        <Point icon={CalendarClock}>
          {fillPlaceholders(t.accessForDays, { days: accessDurationText(days, locale) })}
        </Point>
      ) : null}
      {isGoods && typeof dispatchDays === 'number' ? (
        <Point icon={Package}>
          {dispatchDays === 0 ? t.sameDay : countedText(locale, t.within, dispatchDays)}
        </Point>
      ) : null}
      {isGoods && files > 0 ? <Point icon={Check}>{countedText(locale, t.filesWithIt, files)}</Point> : null}
      {highlights?.map(({ text }) => (
        <Point key={text} icon={Check}>
          {text}
        </Point>
      ))}
    </ul>
  )
}

/** The way to buy a product that is sold with one of its batches. */
function ChooseBatch({ slug, size }: { slug: string; size: 'm' | 'l' }) {
  const t = useTexts('product')
  return (
    <LinkButton href={`/batches/${slug}`} size={size} isBlock prefetch={false} rel="nofollow">
      {t.chooseBatch}
    </LinkButton>
  )
}

/** On phones the price and the button stay at the bottom of the screen. */
export function BuyBar({ page: { product, card } }: { page: ProductPage }) {
  return (
    <div className={bottomBar} data-bottom-bar="">
      <BuyOrOpen product={product.id} slug={product.slug} look="bar">
        <ChosenPrice size="m" isSoldOut={card.isSoldOut} />
        {product.needsBatch ? null : (
          <AddToCart product={product.id} isSoldOut={card.isSoldOut} look="mark" />
        )}
        <div className={styles.barButton}>
          {product.needsBatch ? (
            <ChooseBatch slug={product.slug} size="m" />
          ) : (
            <BuyButton slug={product.slug} isSoldOut={card.isSoldOut} />
          )}
        </div>
      </BuyOrOpen>
    </div>
  )
}

function Point({ icon, children }: { icon: LucideIcon; children: string }) {
  return (
    <li className={styles.point}>
      <Icon icon={icon} size="s" className={styles.pointIcon} />
      <span>
        <MixedText>{children}</MixedText>
      </span>
    </li>
  )
}
