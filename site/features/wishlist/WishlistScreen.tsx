'use client'
import { useEffect, useState } from 'react'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { loadCards } from '#site/data/catalogue/loadCards.ts'
import { useAccessInsteadOfBuying } from '#site/data/catalogue/owned.ts'
import type { ProductCardFacts } from '#site/data/catalogue/productCards.ts'
import { useWishlist } from '#site/data/shop/wishlist.ts'
import { useAuthDialog } from '#site/features/shell/account/AuthDialogContext.tsx'
import { BackToAccount } from '#site/features/shell/account/BackToAccount.tsx'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { ProductCell } from '#site/features/shell/products/ProductCell.tsx'
import { useCartButton } from '#site/features/shell/products/useCartButton.ts'
import { useTexts } from '#site/texts/useTexts.ts'
import { Banner } from '#site/ui/Banner.tsx'
import { Button } from '#site/ui/Button.tsx'
import { EmptyState } from '#site/ui/EmptyState.tsx'
import { ErrorState } from '#site/ui/ErrorState.tsx'
import { ItemGrid } from '#site/ui/ItemCard.tsx'
import { container, screenful } from '#site/ui/layout.css.ts'
import { emptyWishlist } from '#site/ui/media/emptyArt.tsx'
import { LinkButton } from '#site/ui/navigation/LinkButton.tsx'
import { Skeleton } from '#site/ui/Skeleton.tsx'
import { body, heading, move, signedInOnly } from './WishlistScreen.css.ts'

/** `/wishlist`: the saved products with their current prices; from here they can be moved to the cart. */
export function WishlistScreen() {
  const t = useTexts('wishlist')
  return (
    <div className={`${container} ${screenful} ${body}`}>
      <BackToAccount className={signedInOnly} />
      <h1 className={heading}>{t.title}</h1>
      <WishlistCards />
    </div>
  )
}

function WishlistCards() {
  const t = useTexts('wishlist')
  const { ids, me, error, reload } = useWishlist(useProject())
  const { cards, hasFailed, retry } = useCards(ids)
  const { open } = useAuthDialog()
  if (!cards && (error || hasFailed))
    return (
      <ErrorState title={t.failed} text={t.failedText}>
        <Button look="outline" onPress={() => void Promise.all([reload(), retry()])}>
          {t.retry}
        </Button>
      </ErrorState>
    )
  if (!ids || !cards) return <Skeleton height={280} radius={12} />
  if (cards.length === 0)
    return (
      <EmptyState art={emptyWishlist} title={t.none} text={t.noneText}>
        <LinkButton href="/courses">{t.seeCourses}</LinkButton>
      </EmptyState>
    )
  return (
    <>
      {me === null ? (
        <Banner tone="info">
          {t.keptHere}{' '}
          <Button look="ghost" size="s" onPress={() => open()}>
            {t.logIn}
          </Button>
        </Banner>
      ) : null}
      <ItemGrid look="rail">
        {cards.map((card) => (
          <ProductCell key={card.id} {...card}>
            <MoveToCart card={card} />
          </ProductCell>
        ))}
      </ItemGrid>
    </>
  )
}

/**
 * Moves a product to the cart; one with options is chosen on its page. A product that the person owns is
 * opened by its card instead.
 */
function MoveToCart({ card }: { card: ProductCardFacts }) {
  const t = useTexts('wishlist')
  const shop = useProject()
  const { change } = useWishlist(shop)
  const owned = useAccessInsteadOfBuying(shop.base, card.id)
  const { isBusy, put } = useCartButton({ ...t, added: t.moved })
  if (owned) return null
  const press = async () => {
    if (await put(card.id, card.href)) await change(card.id, false)
  }
  return (
    <Button
      look="outline"
      size="s"
      isBlock
      className={move}
      isPending={isBusy}
      isDisabled={card.isSoldOut}
      aria-label={fillPlaceholders(t.moveThis, { title: card.title })}
      onPress={() => void press()}
    >
      {card.isSoldOut ? t.soldOut : t.move}
    </Button>
  )
}

/** The cards of the listed products, in order; remaining ones stay visible while new ones load. */
function useCards(ids: readonly string[] | undefined) {
  const { base } = useProject()
  const [loaded, setLoaded] = useState<readonly ProductCardFacts[]>()
  const [hasFailed, setHasFailed] = useState(false)
  const [round, setRound] = useState(0)
  const idList = ids?.join(',')
  // biome-ignore lint/correctness/useExhaustiveDependencies: requested again after Retry
  useEffect(() => {
    if (idList === undefined) return
    if (idList === '') return setLoaded([])
    let isCancelled = false
    setHasFailed(false)
    void loadCards(base, idList).then((found) => {
      if (isCancelled) return
      if (found) setLoaded(found)
      else setHasFailed(true)
    })
    return () => {
      isCancelled = true
    }
  }, [base, idList, round])
  const cards = loaded?.filter(({ id }) => ids?.includes(id))
  return { cards, hasFailed, retry: () => setRound((previous) => previous + 1) }
}
