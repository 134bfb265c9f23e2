import clsx from 'clsx'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useTexts } from '#site/texts/useTexts.ts'
import { Icon } from '../media/Icon.tsx'
import { MixedText } from '../richText/MixedText.tsx'
import { AppLink } from './AppLink.tsx'
import { link, list, onBand, part, separator } from './Breadcrumbs.css.ts'

export type Crumb = { label: string; href?: string }

/** Breadcrumbs; the last one is this page. */
export function Breadcrumbs({ crumbs, isOnBand }: { crumbs: readonly Crumb[]; isOnBand?: boolean }) {
  const t = useTexts('ui')
  return (
    <nav aria-label={t.breadcrumb}>
      <ol className={clsx(list, isOnBand && onBand)}>
        {crumbs.map((crumb, index) => (
          <li key={crumb.label} className={part}>
            {index > 0 ? <Icon icon={ChevronRight} size="xs" className={separator} /> : null}
            {crumb.href ? (
              <AppLink href={crumb.href} className={link}>
                <MixedText>{crumb.label}</MixedText>
              </AppLink>
            ) : (
              <span aria-current="page">
                <MixedText>{crumb.label}</MixedText>
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
