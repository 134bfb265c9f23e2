'use client'
import Download from 'lucide-react/icons/download'
import ExternalLink from 'lucide-react/icons/external-link'
import { youtubeId } from '#domain/learning/youtubeId.ts'
import type { ResourceCard } from '#site/data/freeResources.ts'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { useTexts } from '#site/texts/useTexts.ts'
import { block, iconSlot, looks, root, sizes } from '#site/ui/Button.css.ts'
import { Icon } from '#site/ui/media/Icon.tsx'
import { VideoFacade } from '#site/ui/media/VideoFacade.tsx'
import { LinkButton } from '#site/ui/navigation/LinkButton.tsx'
import { note } from './ResourceScreen.css.ts'

type ContentProps = {
  resource: Pick<ResourceCard, 'slug' | 'title' | 'kind'>
  hasFile: boolean
  youtube: string | null
  href: string | null
}

/** The file, link or video of a resource that is open to this visitor. */
export function Content({ resource: { slug, title, kind }, hasFile, youtube, href }: ContentProps) {
  const t = useTexts('resources')
  const { base } = useProject()
  if (kind === 'pdf')
    return hasFile ? (
      <a
        href={`${base}/api/free-resources/${slug}/file`}
        className={`${root} ${sizes.l} ${looks.primary} ${block}`}
      >
        <span className={iconSlot}>
          <Icon icon={Download} size="s" />
        </span>
        {t.downloadPdf}
      </a>
    ) : (
      <p className={note}>{t.noFile}</p>
    )
  if (kind === 'link')
    return href ? (
      <LinkButton href={href} size="l" icon={ExternalLink} isBlock>
        {t.openLink}
      </LinkButton>
    ) : (
      <p className={note}>{t.noLink}</p>
    )
  const id = youtubeId(youtube ?? '')
  return id ? <VideoFacade id={id} title={title} /> : <p className={note}>{t.noVideo}</p>
}
