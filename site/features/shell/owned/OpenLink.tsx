'use client'
import type { OwnedProduct } from '#domain/calls/learn.ts'
import { fill } from '#domain/text/fill.ts'
import { useTexts } from '#site/texts/useTexts.ts'
import { LinkButton } from '#site/ui/LinkButton.tsx'
import { open } from './Owned.css.ts'

/** Opens what is theirs, from the lower right of its card. */
export function OpenLink({ owned: { title, href } }: { owned: OwnedProduct }) {
  const t = useTexts('owned')
  return (
    <LinkButton
      href={href}
      look="outline"
      size="s"
      className={open}
      prefetch={false}
      aria-label={fill(t.openThis, { title })}
    >
      {t.open}
    </LinkButton>
  )
}
