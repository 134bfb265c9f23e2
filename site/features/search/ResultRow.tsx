import type { SearchHit } from '#domain/calls/search.ts'
import { withProjectUrl } from '#site/data/Picture.ts'
import { useTexts } from '#site/texts/useTexts.ts'
import { Cover } from '#site/ui/media/Cover.tsx'
import { AppLink } from '#site/ui/navigation/AppLink.tsx'
import { PriceBlock } from '#site/ui/PriceBlock.tsx'
import { HighlightedText } from './HighlightedText.tsx'
import { OwnedOr } from './OwnedOr.tsx'
import { cover, kind as kindStyle, name, price, row, sub, words } from './ResultRow.css.ts'

/** One search result as a row that is one link. */
export function ResultRow({ project, hit }: { project: string; hit: SearchHit }) {
  const t = useTexts('search')
  const { kind, slug, title, subtitle, href, subject, image, pricePaise, mrpPaise, matched } = hit
  return (
    <li>
      <AppLink href={href} prefetch={false} className={row}>
        <Cover
          shape="fill"
          subject={subject}
          seed={slug}
          image={withProjectUrl(project, image && { ...image, alt: '' })}
          className={cover}
        />
        <span className={words}>
          <span className={kindStyle}>{t.kinds[kind].label}</span>
          <h3 className={name}>
            <HighlightedText words={matched}>{title}</HighlightedText>
          </h3>
          {subtitle ? (
            <span className={sub}>
              <HighlightedText words={matched}>{subtitle}</HighlightedText>
            </span>
          ) : null}
        </span>
        {pricePaise === null ? null : (
          <OwnedOr product={hit.id} className={price}>
            <PriceBlock pricePaise={pricePaise} mrpPaise={mrpPaise} isSavingBelow className={price} />
          </OwnedOr>
        )}
      </AppLink>
    </li>
  )
}
