'use client'
import { footRoom } from '#site/styles/footRoom.ts'
import { useTexts } from '#site/texts/useTexts.ts'
import { AppLink } from '#site/ui/AppLink.tsx'
import { PlainButton } from '#site/ui/PlainButton.tsx'
import { link, note } from './StorageNote.css.ts'
import { useFootRoom } from './useFootRoom.ts'

/** What the browser keeps, in a corner of the page; only those who have not read it load it. */
export function StorageCard({ onClose }: { onClose: () => void }) {
  const t = useTexts('shell')
  const box = useFootRoom(footRoom.note)
  return (
    <aside ref={box} className={note} aria-label={t.whatSiteKeeps}>
      <p>
        {t.siteKeeps}{' '}
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
