'use client'
import CircleCheck from 'lucide-react/icons/circle-check'
import type { OwnedProduct } from '#domain/calls/learning/learning.ts'
import { formatInr } from '#domain/money/formatInr.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { dayText } from '#site/data/base/dateText.ts'
import { checkoutHref } from '#site/data/shop/checkoutHref.ts'
import { OwnedFoot } from '#site/features/shell/owned/OwnedFoot.tsx'
import { useLocale, useTexts } from '#site/texts/useTexts.ts'
import { Icon } from '#site/ui/media/Icon.tsx'
import { LinkButton } from '#site/ui/navigation/LinkButton.tsx'
import { barButton } from './BuyCard.css.ts'
import { useChoice } from './ChoiceContext.tsx'
import { accessEnd, more, ownedIcon, ownedNote, secondRow } from './OwnedActions.css.ts'

/** Replaces the price for owners: that they own it, and the price of more days. */
export function OwnedHead({ owned: { endsAt } }: { owned: OwnedProduct }) {
  const t = useTexts('owned')
  const { option } = useChoice()
  return (
    <>
      <p className={ownedNote}>
        <Icon icon={CircleCheck} className={ownedIcon} />
        {t.yours}
      </p>
      {endsAt && option.pricePaise > 0 ? (
        <p className={more}>{fillPlaceholders(t.extendFor, { amount: formatInr(option.pricePaise) })}</p>
      ) : null}
    </>
  )
}

type OwnedActionsProps = { owned: OwnedProduct; slug: string; look: 'text' | 'bar' }

/** Opens the owned product; when its access expires, more of it can be bought. */
export function OwnedActions({ owned, slug, look }: OwnedActionsProps) {
  const t = useTexts('owned')
  const locale = useLocale()
  const { option } = useChoice()
  const { href, title, endsAt } = owned
  // Free access can be taken again once it has ended.
  const extend =
    endsAt && option.pricePaise > 0 ? (
      <LinkButton
        href={checkoutHref(slug, option.choice, true)}
        look="outline"
        size={look === 'text' ? 'l' : 'm'}
        isBlock={look === 'text'}
        prefetch={false}
        rel="nofollow"
        aria-label={fillPlaceholders(t.extendThis, { title })}
      >
        {t.extend}
      </LinkButton>
    ) : null
  const open = (
    <LinkButton
      href={href}
      size={look === 'text' ? 'l' : 'm'}
      isBlock
      prefetch={false}
      aria-label={fillPlaceholders(t.openThis, { title })}
    >
      {t.open}
    </LinkButton>
  )
  if (look === 'bar')
    return (
      <>
        {extend}
        <div className={barButton}>{open}</div>
      </>
    )
  return (
    <>
      {open}
      {extend ?? (
        <div className={secondRow}>
          <OwnedFoot owned={owned} isWide />
        </div>
      )}
      {endsAt ? (
        <p className={accessEnd}>{fillPlaceholders(t.till, { day: dayText(endsAt, locale) })}</p>
      ) : null}
    </>
  )
}
