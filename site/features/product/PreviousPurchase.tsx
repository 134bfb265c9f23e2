import type { OwnedProduct } from '#domain/calls/learning/learning.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { dayText } from '#site/data/base/dateText.ts'
import { useLocale, useTexts } from '#site/texts/useTexts.ts'
import { link } from '#site/ui/layout.css.ts'
import { AppLink } from '#site/ui/navigation/AppLink.tsx'
import { earlierPurchase } from './OwnedActions.css.ts'

/** When goods were last bought, and where their digital files are opened. */
export function PreviousPurchase({ owned: { title, href, boughtAt } }: { owned: OwnedProduct }) {
  const t = useTexts('owned')
  const locale = useLocale()
  return (
    <p className={earlierPurchase}>
      {fillPlaceholders(t.boughtOn, { day: dayText(boughtAt, locale) })}{' '}
      <AppLink
        href={href}
        className={link}
        prefetch={false}
        aria-label={fillPlaceholders(t.openThis, { title })}
      >
        {href === '/downloads' ? t.openPdf : t.open}
      </AppLink>
    </p>
  )
}
