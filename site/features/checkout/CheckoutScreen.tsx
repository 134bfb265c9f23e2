'use client'
import { useSearchParams } from 'next/navigation'
import type { ReactNode } from 'react'
import { couponCodes } from '#domain/coupons/couponCode.ts'
import { useMe } from '#site/data/account/me.ts'
import type { Picture } from '#site/data/Picture.ts'
import { type ProductChoice, parseProductChoice, useShopping } from '#site/data/shop/shopping.ts'
import { useAuthDialog } from '#site/features/shell/account/AuthDialogContext.tsx'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { useTexts } from '#site/texts/useTexts.ts'
import { Button } from '#site/ui/Button.tsx'
import { EmptyState } from '#site/ui/EmptyState.tsx'
import { ErrorState } from '#site/ui/ErrorState.tsx'
import { LinkButton } from '#site/ui/navigation/LinkButton.tsx'
import { Checkout } from './Checkout.tsx'
import { CheckoutFrame } from './CheckoutFrame.tsx'
import { CheckoutSkeleton } from './CheckoutSkeleton.tsx'

type CheckoutScreenProps = { logo?: Picture | null }

/** `/checkout` for the cart, `?product=<slug>` with `variant` or `validity` for one product from its page. */
export function CheckoutScreen({ logo }: CheckoutScreenProps) {
  const search = useSearchParams()
  const wanted = parseProductChoice(search)
  return <Loading key={JSON.stringify(wanted)} logo={logo} wanted={wanted} coupon={search.get('coupon')} />
}

type LoadingProps = CheckoutScreenProps & { wanted: ProductChoice | null; coupon: string | null }

function Loading({ logo, wanted, coupon }: LoadingProps) {
  const t = useTexts('checkout')
  const { base, slug } = useProject()
  const { me, error: meError, mutate } = useMe(base)
  const { shopping, error, reload } = useShopping({ base, slug }, wanted, me === undefined)
  const { open: openLogin } = useAuthDialog()
  const frame = (children: ReactNode) => (
    <CheckoutFrame logo={logo} step={0}>
      {children}
    </CheckoutFrame>
  )
  if ((shopping === undefined && error) || (me === undefined && meError))
    return frame(
      <ErrorState level={1} title={t.failed} text={t.failedText}>
        <Button look="outline" onPress={() => void (meError ? mutate() : reload())}>
          {t.retry}
        </Button>
      </ErrorState>,
    )
  if (shopping === null)
    return frame(
      <EmptyState
        level={1}
        title={wanted ? t.gone : t.nothing}
        text={me === null && !wanted ? t.nothingLoggedOut : t.nothingText}
      >
        {me === null && !wanted ? <Button onPress={() => openLogin()}>{t.logIn}</Button> : null}
        <LinkButton href="/courses" look="outline">
          {t.seeCourses}
        </LinkButton>
      </EmptyState>,
    )
  if (!shopping || me === undefined) return <CheckoutSkeleton logo={logo} />
  if (shopping.items.length === 0)
    return frame(
      <EmptyState level={1} title={t.noneBuyable} text={t.noneBuyableText}>
        <LinkButton href="/cart">{t.toCart}</LinkButton>
      </EmptyState>,
    )
  const bought = shopping.from === 'product' ? { ...shopping, codes: couponCodes(coupon ?? '') } : shopping
  return <Checkout logo={logo} me={me} shopping={bought} reload={reload} />
}
