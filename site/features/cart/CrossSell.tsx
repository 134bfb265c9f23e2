'use client'
import Check from 'lucide-react/icons/check'
import { useRef, useState } from 'react'
import type { CartLine } from '#domain/calls/cart.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { changeCart, type Shop } from '#site/data/shop/cart.ts'
import { useCrossSell } from '#site/data/shop/crossSell.ts'
import { useTexts } from '#site/texts/useTexts.ts'
import { Card } from '#site/ui/Card.tsx'
import { Cover } from '#site/ui/media/Cover.tsx'
import { AppLink } from '#site/ui/navigation/AppLink.tsx'
import { useSnackbar } from '#site/ui/overlays/SnackbarProvider.tsx'
import { PlainButton } from '#site/ui/PlainButton.tsx'
import { PriceBlock } from '#site/ui/PriceBlock.tsx'
import { MixedText } from '#site/ui/richText/MixedText.tsx'
import { action, button, card as cardStyle, picture, text } from './CrossSell.css.ts'
import { facts, heading, title } from './Lines.css.ts'

const hasProduct = (lines: readonly CartLine[], id: string): boolean =>
  lines.some(({ product, isSaved }) => product === id && !isSaved)

/** A suggested product beside the cart; renders nothing without one. */
export function CrossSell({ shop, lines }: { shop: Shop; lines: readonly CartLine[] }) {
  const t = useTexts('cart')
  const showSnackbar = useSnackbar()
  const found = useCrossSell(shop.base, lines)
  // The added product stays here while it is in the cart, so that its button keeps the focus.
  const [added, setAdded] = useState<typeof found>(null)
  const [isBusy, setIsBusy] = useState(false)
  const isRunning = useRef(false)
  const isAdded = added !== null && !isBusy && hasProduct(lines, added.card.id)
  const shown = isBusy || isAdded ? added : found
  if (!shown) return null
  const { card, to } = shown
  const add = async () => {
    if (isAdded || isRunning.current) return
    isRunning.current = true
    setIsBusy(true)
    setAdded(shown)
    const outcome = await changeCart(shop, { product: card.id })
    isRunning.current = false
    setIsBusy(false)
    if (!outcome.ok) return showSnackbar(outcome.message, { severity: 'error' })
    // The server does not add a product that the person owns; a notice of the cart explains that.
    if (hasProduct(outcome.cart.lines, card.id))
      showSnackbar(fillPlaceholders(t.added, { title: card.title }))
  }
  return (
    <section aria-labelledby="goes-with">
      <h2 id="goes-with" className={heading}>
        <MixedText>{fillPlaceholders(t.goesWith, { title: to })}</MixedText>
      </h2>
      <Card className={cardStyle}>
        <Cover
          shape={card.look === 'book' ? 'book' : 'thumb'}
          {...card.cover}
          kicker={null}
          title={null}
          badge={null}
          className={picture}
        />
        <div className={text}>
          <h3 className={title}>
            <AppLink href={card.href} prefetch={false}>
              <MixedText>{card.title}</MixedText>
            </AppLink>
          </h3>
          <p className={facts}>
            <MixedText>{card.meta.join(' · ')}</MixedText>
          </p>
        </div>
        <div className={action}>
          <PriceBlock pricePaise={card.pricePaise} mrpPaise={card.mrpPaise} />
          <PlainButton
            look="outline"
            size="s"
            icon={isAdded ? Check : undefined}
            isPending={isBusy}
            aria-disabled={isAdded || undefined}
            className={button}
            aria-label={fillPlaceholders(isAdded ? t.added : t.addThis, { title: card.title })}
            onClick={() => void add()}
          >
            {isAdded ? t.isIn : t.add}
          </PlainButton>
        </div>
      </Card>
    </section>
  )
}
