'use client'
import Bell from 'lucide-react/icons/bell'
import { lazy, Suspense, useState } from 'react'
import { MAX_COUNTED } from '#domain/notifications/limits.ts'
import { badgeText, bellLabel } from '#domain/notifications/withNotification.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import type { Me } from '#site/data/account/me.ts'
import { useTexts } from '#site/texts/useTexts.ts'
import { countBadge } from '#site/ui/countBadge.css.ts'
import { PlainIconButton } from '#site/ui/PlainButton.tsx'
import { useNotifications } from './useNotifications.ts'

const NotificationDrawer = lazy(() =>
  import('./NotificationDrawer.tsx').then((m) => ({ default: m.NotificationDrawer })),
)

/** The bell with the number of unread notifications; opens the drawer with the latest ones. */
export function SignedInBell({ me }: { me: Me }) {
  const t = useTexts('shell')
  const { latest, arrived } = useNotifications(me)
  const [isOpen, setIsOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  const unread = latest?.unread ?? 0
  const open = () => {
    setWasOpened(true)
    setIsOpen(true)
  }
  return (
    <>
      <PlainIconButton
        icon={Bell}
        label={bellLabel(t, unread, MAX_COUNTED)}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={open}
      />
      {unread > 0 ? (
        <span className={countBadge} aria-hidden="true">
          {badgeText(unread)}
        </span>
      ) : null}
      <p className="sr-only" role="status">
        {arrived ? fillPlaceholders(t.newNotification, { title: arrived.title }) : ''}
      </p>
      {wasOpened ? (
        <Suspense fallback={null}>
          <NotificationDrawer key={me.uid} isOpen={isOpen} uid={me.uid} onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
