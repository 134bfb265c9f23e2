'use client'
import Bell from 'lucide-react/icons/bell'
import { lazy, Suspense, useState } from 'react'
import { MOST_COUNTED } from '#domain/notifications/limits.ts'
import { badgeText, bellName } from '#domain/notifications/withNews.ts'
import { IconButton } from '#site/ui/IconButton.tsx'
import { badge, slot } from './NotificationBell.css.ts'
import { useNews } from './useNews.ts'

const NotificationDrawer = lazy(() =>
  import('./NotificationDrawer.tsx').then((m) => ({ default: m.NotificationDrawer })),
)

/** The bell of the person who is signed in, with the number of unread notifications; opens the latest ones. */
export function NotificationBell() {
  const { me, latest, arrived } = useNews()
  const [isOpen, setIsOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  if (!me) return <div className={slot} data-out={me === null ? '' : undefined} />
  const unread = latest?.unread ?? 0
  const open = () => {
    setWasOpened(true)
    setIsOpen(true)
  }
  return (
    <div className={slot} data-known="">
      <IconButton
        icon={Bell}
        label={bellName(unread, MOST_COUNTED)}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPress={open}
      />
      {unread > 0 ? (
        <span className={badge} aria-hidden="true">
          {badgeText(unread)}
        </span>
      ) : null}
      <p className="sr-only" role="status">
        {arrived ? `New notification: ${arrived.title}` : ''}
      </p>
      {wasOpened ? (
        <Suspense fallback={null}>
          <NotificationDrawer key={me.uid} isOpen={isOpen} uid={me.uid} onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </div>
  )
}
