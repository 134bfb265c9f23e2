'use client'
import { useTexts } from '#site/texts/useTexts.ts'
import { EmptyState } from '#site/ui/EmptyState.tsx'
import { emptyCart } from '#site/ui/media/emptyArt.tsx'
import { LinkButton } from '#site/ui/navigation/LinkButton.tsx'
import { PlainButton } from '#site/ui/PlainButton.tsx'

type EmptyCartProps = {
  /** For visitors, whose account may have a cart. */
  onLogIn: (() => void) | undefined
}

/** The empty cart, with links to products. */
export function EmptyCart({ onLogIn }: EmptyCartProps) {
  const t = useTexts('cart')
  return (
    <EmptyState art={emptyCart} level={1} title={t.empty} text={t.emptyText}>
      <LinkButton href="/courses">{t.seeCourses}</LinkButton>
      {onLogIn ? (
        <PlainButton look="outline" onClick={onLogIn}>
          {t.logIn}
        </PlainButton>
      ) : null}
    </EmptyState>
  )
}
