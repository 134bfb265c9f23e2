'use client'
import CalendarPlus from 'lucide-react/icons/calendar-plus'
import type { OwnedProduct } from '#domain/calls/learning/learning.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { checkoutHref } from '#site/data/shop/checkoutHref.ts'
import { useTexts } from '#site/texts/useTexts.ts'
import { Icon } from '#site/ui/media/Icon.tsx'
import { LinkButton } from '#site/ui/navigation/LinkButton.tsx'
import { extend, extendMark, extendWord, links } from './Owned.css.ts'

/** At the lower right of an owner's card: opens the product, and offers more of it when access expires. */
export function OwnedLinks({ owned: { title, href, slug, endsAt } }: { owned: OwnedProduct }) {
  const t = useTexts('owned')
  return (
    <div className={links}>
      {endsAt ? (
        <LinkButton
          href={checkoutHref(slug, null, true)}
          look="ghost"
          size="s"
          className={extend}
          prefetch={false}
          rel="nofollow"
          aria-label={fillPlaceholders(t.extendThis, { title })}
        >
          <span className={extendWord}>{t.extendShort}</span>
          <Icon icon={CalendarPlus} size="s" className={extendMark} />
        </LinkButton>
      ) : null}
      <LinkButton
        href={href}
        look="outline"
        size="s"
        prefetch={false}
        aria-label={fillPlaceholders(t.openThis, { title })}
      >
        {t.open}
      </LinkButton>
    </div>
  )
}
