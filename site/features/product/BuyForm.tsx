'use client'
import clsx from 'clsx'
import dynamic from 'next/dynamic'
import { useRouter } from 'next/navigation'
import { type FormEvent, lazy, type ReactNode, Suspense } from 'react'
import type { ProductProof } from '#domain/calls/catalogue.ts'
import { useOwnedProduct } from '#site/data/catalogue/owned.ts'
import { checkoutHref } from '#site/data/shop/checkoutHref.ts'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { useTexts } from '#site/texts/useTexts.ts'
import { block, root as button, looks, sizes } from '#site/ui/Button.css.ts'
import { useHref } from '#site/ui/navigation/LinkBase.tsx'
import { LinkButton } from '#site/ui/navigation/LinkButton.tsx'
import { AddToCart } from './AddToCart.tsx'
import { buy } from './BuyCard.css.ts'
import { useChoice } from './ChoiceContext.tsx'
import { CouponLine } from './CouponLine.tsx'
import { Offer } from './Sale.tsx'

const FORM = 'buy'

type BuyFormProps = {
  product: { id: string; slug: string }
  legend: string
  coupons: ProductProof['coupons']
  isSoldOut: boolean
}

/** The options and the buy button: a form, so that choosing and buying work before any script runs. */
export function BuyForm({ product: { id, slug }, legend, coupons, isSoldOut }: BuyFormProps) {
  const { options, option } = useChoice()
  const router = useRouter()
  const toHref = useHref()
  const go = (event: FormEvent) => {
    event.preventDefault()
    router.push(toHref(checkoutHref(slug, option.choice)))
  }
  return (
    <form id={FORM} action={toHref('/checkout')} onSubmit={go}>
      <input type="hidden" name="product" value={slug} />
      {options.length > 1 ? <OptionCards legend={legend} /> : <OnlyChoice />}
      {isSoldOut ? null : <CouponLine product={id} coupons={coupons} />}
      <div className={buy}>
        <BuyOrOpen product={id} slug={slug} look="text">
          <BuyButton slug={slug} isSoldOut={isSoldOut} size="l" />
          <AddToCart product={id} isSoldOut={isSoldOut} look="text" />
        </BuyOrOpen>
      </div>
      <Before product={id} />
    </form>
  )
}

// A product with one option has nothing to choose.
const OptionCards = dynamic(() => import('./OptionCards.tsx').then((file) => file.OptionCards))

// Few visitors own the product: the code loads once the server says that the person does.
const OwnedActions = lazy(() => import('./OwnedActions.tsx').then((file) => ({ default: file.OwnedActions })))

const BoughtBefore = lazy(() =>
  import('./PreviousPurchase.tsx').then((file) => ({ default: file.PreviousPurchase })),
)

/** Below the buttons of goods that the person has bought before: when, and a link to their digital files. */
function Before({ product }: { product: string }) {
  const owned = useOwnedProduct(useProject().base, product)
  if (!owned?.isBoughtAgain) return null
  return (
    <Suspense fallback={null}>
      <BoughtBefore owned={owned} />
    </Suspense>
  )
}

type BuyOrOpenProps = { product: string; slug: string; look: 'text' | 'bar'; children: ReactNode }

/** The buy buttons, or for owners those that open the product and add days; in the same places. */
export const BuyOrOpen = ({ product, slug, look, children }: BuyOrOpenProps) => (
  <Offer product={product} forOwner={(owned) => <OwnedActions owned={owned} slug={slug} look={look} />}>
    {children}
  </Offer>
)

function OnlyChoice() {
  const { choice } = useChoice().option
  return choice ? <input type="hidden" name={choice.name} value={choice.value} /> : null
}

type BuyButtonProps = { slug: string; isSoldOut: boolean; size?: 'm' | 'l'; className?: string }

/** Links to the checkout with the chosen option; works inside the form and anywhere else on the page. */
export function BuyButton({ slug, isSoldOut, size = 'm', className }: BuyButtonProps) {
  const t = useTexts('product')
  const { options, option } = useChoice()
  const buttonClass = clsx(button, sizes[size], looks.primary, block, className)
  if (isSoldOut || option.stock === 0)
    return (
      <button type="button" className={buttonClass} disabled>
        {t.soldOut}
      </button>
    )
  const label = option.pricePaise === 0 ? t.startFree : t.buyNow
  if (options.length === 1)
    return (
      <LinkButton
        href={checkoutHref(slug, option.choice)}
        size={size}
        isBlock
        prefetch={false}
        rel="nofollow"
        className={className}
      >
        {label}
      </LinkButton>
    )
  return (
    <button type="submit" form={FORM} className={buttonClass}>
      {label}
    </button>
  )
}
