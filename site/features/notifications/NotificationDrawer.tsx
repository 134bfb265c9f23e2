'use client'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { useTexts } from '#site/texts/useTexts.ts'
import { Button } from '#site/ui/Button.tsx'
import { EmptyState } from '#site/ui/EmptyState.tsx'
import { ErrorState } from '#site/ui/ErrorState.tsx'
import { emptyNotifications } from '#site/ui/media/emptyArt.tsx'
import { LinkButton } from '#site/ui/navigation/LinkButton.tsx'
import { Drawer } from '#site/ui/overlays/Drawer.tsx'
import { arrivals } from './NotificationDrawer.css.ts'
import { NotificationItem } from './NotificationItem.tsx'
import { NotificationRows } from './NotificationRows.tsx'
import { useCurrentMinute } from './useCurrentMinute.ts'
import { useOpenedNotifications } from './useOpenedNotifications.ts'

type DrawerProps = { isOpen: boolean; uid: string; onClose: () => void }

/** The latest 20 unread notifications; opening it marks them read. */
export function NotificationDrawer({ isOpen, uid, onClose }: DrawerProps) {
  const t = useTexts('notifications')
  const { base } = useProject()
  const { opening, arrived, showNew } = useOpenedNotifications(base, uid, isOpen)
  return (
    <Drawer
      isOpen={isOpen}
      onClose={onClose}
      title={t.title}
      foot={
        <LinkButton href="/notifications" look="outline" isBlock prefetch={false} onClick={onClose}>
          {t.seeAll}
        </LinkButton>
      }
    >
      {arrived > 0 ? (
        <div className={arrivals}>
          <Button look="soft" size="s" isBlock onPress={showNew}>
            {fillPlaceholders(t.showNew, { count: arrived })}
          </Button>
        </div>
      ) : null}
      {opening === null ? (
        <NotificationRows />
      ) : 'error' in opening ? (
        <ErrorState level={3} title={t.failed} text={t.failedText}>
          <Button look="outline" onPress={showNew}>
            {t.retry}
          </Button>
        </ErrorState>
      ) : opening.shown.length === 0 ? (
        <EmptyState art={emptyNotifications} level={3} title={t.nothingNew} text={t.nothingNewText} />
      ) : (
        <OpenedList opening={opening} onClose={onClose} />
      )}
    </Drawer>
  )
}

type ShownProps = { opening: { shown: Parameters<typeof NotificationItem>[0]['notification'][] } } & Pick<
  DrawerProps,
  'onClose'
>

function OpenedList({ opening, onClose }: ShownProps) {
  const now = useCurrentMinute()
  return (
    <ul>
      {opening.shown.map((notification) => (
        <NotificationItem key={notification.id} notification={notification} now={now} onFollow={onClose} />
      ))}
    </ul>
  )
}
