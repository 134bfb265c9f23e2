'use client'
import type { QuoteView } from '#domain/calls/payments.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import type { Me } from '#site/data/account/me.ts'
import { dayText } from '#site/data/base/dateText.ts'
import { useOwned } from '#site/data/catalogue/owned.ts'
import type { Shopping } from '#site/data/shop/shopping.ts'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { useLocale, useTexts } from '#site/texts/useTexts.ts'
import { Banner } from '#site/ui/Banner.tsx'
import { AppLink } from '#site/ui/navigation/AppLink.tsx'
import { MixedText } from '#site/ui/richText/MixedText.tsx'
import { bannerLink } from './Problem.css.ts'

type AlreadyOwnedProps = {
  me: Me
  quote: QuoteView
  /** Products that can't be ordered, since the person owns them. */
  owned: readonly string[]
  shopping: Shopping
}

/**
 * Shows owners before paying which of these products they own: where to open them, or that days are added.
 */
export function AlreadyOwned({ me, quote, owned, shopping }: AlreadyOwnedProps) {
  const t = useTexts('owned')
  const { base } = useProject()
  const locale = useLocale()
  const ownedProducts = useOwned(base, me.uid).owned
  if (owned.length > 0) {
    const titles = quote.lines.filter(({ product }) => owned.includes(product)).map(({ title }) => title)
    const [first] = owned
    return (
      <Banner tone="info" role="status">
        <MixedText>{fillPlaceholders(t.alreadyHave, { titles: titles.join(', ') })}</MixedText>{' '}
        {quote.lines.length > owned.length ? `${t.removeToPay} ` : null}
        {shopping.from === 'cart' ? (
          <AppLink href="/cart" className={bannerLink}>
            {t.toCart}
          </AppLink>
        ) : (
          <AppLink
            href={(first && ownedProducts?.get(first)?.href) || '/learn'}
            className={bannerLink}
            prefetch={false}
          >
            {t.open}
          </AppLink>
        )}
      </Banner>
    )
  }
  const extended = shopping.items
    .filter(({ extend }) => extend)
    .flatMap(({ product }) => ownedProducts?.get(product) ?? [])
  return extended.map(({ product, title, endsAt }) =>
    endsAt ? (
      <Banner key={product} tone="info" role="status">
        <MixedText>{fillPlaceholders(t.adds, { title, day: dayText(endsAt, locale) })}</MixedText>
      </Banner>
    ) : null,
  )
}
