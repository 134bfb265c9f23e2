'use client'
import ExternalLink from 'lucide-react/icons/external-link'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { useTexts } from '#site/texts/useTexts.ts'
import { looks, root, sizes } from '#site/ui/Button.css.ts'
import { Icon } from '#site/ui/media/Icon.tsx'
import { card, cardText, row } from './stageRow.css.ts'

/** A lesson on another site: where it is, and the link. */
export function LinkStage({ href }: { href: string }) {
  const t = useTexts('lesson')
  return (
    <div className={row}>
      <div className={card}>
        <p className={cardText}>{fillPlaceholders(t.linkLeads, { host: new URL(href).host })}</p>
      </div>
      <a
        href={href}
        target="_blank"
        rel="noopener noreferrer"
        className={`${root} ${sizes.m} ${looks.primary}`}
      >
        <Icon icon={ExternalLink} size="s" />
        {t.openLink}
      </a>
    </div>
  )
}
