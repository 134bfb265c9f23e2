'use client'
import X from 'lucide-react/icons/x'
import { useTexts } from '#site/texts/useTexts.ts'
import { container } from '#site/ui/layout.css.ts'
import { AppLink } from '#site/ui/navigation/AppLink.tsx'
import { PlainIconButton } from '#site/ui/PlainButton.tsx'
import { MixedText } from '#site/ui/richText/MixedText.tsx'
import { useProject } from '../ProjectContext.tsx'
import { storageKeys } from '../storageKeys.ts'
import { bar, link, row, text } from './AnnouncementBar.css.ts'
import { announcementKey } from './announcementKey.ts'

/** The project's announcement at the top of every page, until this visitor has dismissed this text. */
export function AnnouncementBar({ words, href }: { words: string; href?: string | null | undefined }) {
  const { slug } = useProject()
  const t = useTexts('shell')
  const close = () => {
    document.documentElement.dataset.announced = ''
    try {
      localStorage.setItem(storageKeys(slug).announcement, announcementKey(words))
    } catch {
      // Storage is blocked: it is dismissed until the next page load.
    }
  }
  return (
    <section className={bar} aria-label={t.announcement}>
      <div className={`${container} ${row}`}>
        <p className={text}>
          {href ? (
            <AppLink href={href} className={link} prefetch={false}>
              <MixedText>{words}</MixedText>
            </AppLink>
          ) : (
            <MixedText>{words}</MixedText>
          )}
        </p>
        <PlainIconButton icon={X} label={t.closeAnnouncement} onClick={close} />
      </div>
    </section>
  )
}
