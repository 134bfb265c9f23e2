'use client'
import { useTexts } from '#site/texts/useTexts.ts'
import { AppLink } from '#site/ui/navigation/AppLink.tsx'
import { PlainButton } from '#site/ui/PlainButton.tsx'
import { link, note } from './StorageNote.css.ts'

/**
 * The note on browser storage, at the very end of the page, covering nothing; only visitors who have not
 * closed it load it.
 */
export function StorageCard({ onClose }: { onClose: () => void }) {
  const t = useTexts('shell')
  return (
    <aside className={note} aria-label={t.storageNoticeTitle}>
      <p>
        {t.storageNotice}{' '}
        <AppLink href="/privacy" className={link} prefetch={false}>
          {t.privacy}
        </AppLink>
      </p>
      <PlainButton look="outline" onClick={onClose}>
        {t.gotIt}
      </PlainButton>
    </aside>
  )
}
