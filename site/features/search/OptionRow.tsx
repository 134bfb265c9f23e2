import ArrowRight from 'lucide-react/icons/arrow-right'
import History from 'lucide-react/icons/history'
import Search from 'lucide-react/icons/search'
import { formatInr } from '#domain/money/formatInr.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { withProjectUrl } from '#site/data/Picture.ts'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { useTexts } from '#site/texts/useTexts.ts'
import { Cover } from '#site/ui/media/Cover.tsx'
import { Icon } from '#site/ui/media/Icon.tsx'
import { AppLink } from '#site/ui/navigation/AppLink.tsx'
import { MixedText } from '#site/ui/richText/MixedText.tsx'
import { HighlightedText } from './HighlightedText.tsx'
import { option as optionStyle, price, sub, thumb, title, words } from './OptionRow.css.ts'
import { OwnedOr } from './OwnedOr.tsx'
import type { SearchOption } from './options.ts'

type OptionRowProps = { id: string; option: SearchOption; isActive: boolean; onChoose: () => void }

/** A row of the suggestions: a link with the role of an option. */
export function OptionRow({ id, option, isActive, onChoose }: OptionRowProps) {
  return (
    <AppLink
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      href={option.href}
      prefetch={false}
      className={optionStyle}
      onClick={onChoose}
    >
      <Content option={option} />
    </AppLink>
  )
}

function Content({ option }: { option: SearchOption }) {
  const t = useTexts('search')
  const { slug } = useProject()
  switch (option.type) {
    case 'hit': {
      const { hit } = option
      return (
        <>
          <Cover
            shape="thumb"
            subject={hit.subject}
            seed={hit.slug}
            image={withProjectUrl(slug, hit.image && { ...hit.image, alt: '' })}
            className={thumb}
          />
          <span className={words}>
            <span className={title}>
              <HighlightedText words={hit.matched}>{hit.title}</HighlightedText>
            </span>
            <span className={sub}>
              <MixedText>{hit.subtitle || t.kinds[hit.kind].label}</MixedText>
            </span>
          </span>
          {hit.pricePaise === null ? null : (
            <OwnedOr product={hit.id} className={price}>
              <span className={price}>{hit.pricePaise === 0 ? t.free : formatInr(hit.pricePaise)}</span>
            </OwnedOr>
          )}
        </>
      )
    }
    case 'recent':
      return (
        <>
          <Icon icon={History} size="s" />
          <span className={title}>
            <MixedText>{option.q}</MixedText>
          </span>
        </>
      )
    case 'other':
      return (
        <>
          <Icon icon={Search} size="s" />
          <span className={title}>
            <b>
              <MixedText>{option.q}</MixedText>
            </b>
          </span>
        </>
      )
    case 'all':
      return (
        <>
          <Icon icon={ArrowRight} size="s" />
          <span className={title}>
            {fillPlaceholders(t.seeAll, { total: option.total })} “<MixedText>{option.q}</MixedText>”
          </span>
        </>
      )
  }
}
