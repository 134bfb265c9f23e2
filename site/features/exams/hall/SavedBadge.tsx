'use client'
import clsx from 'clsx'
import CloudCheck from 'lucide-react/icons/cloud-check'
import CloudUpload from 'lucide-react/icons/cloud-upload'
import WifiOff from 'lucide-react/icons/wifi-off'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { useTexts } from '#site/texts/useTexts.ts'
import { Icon } from '#site/ui/media/Icon.tsx'
import { savedCounts } from './engine/hallState.ts'
import { nothing, saved as savedStyle, unsaved } from './HallBar.css.ts'
import { useHall } from './HallContext.tsx'

/** Whether the server has every answer. */
export function SavedBadge() {
  const t = useTexts('hall')
  const { view } = useHall()
  const { saved, answers } = savedCounts(view.state.questions, view.waiting)
  const isWaiting = view.sync === 'waiting' || view.sync === 'signedOut'
  const counts = fillPlaceholders(t.saved, { saved, total: answers })
  const isUnsaved = view.isKeeping || view.waiting.size > 0
  const words = !isUnsaved ? (answers === 0 ? t.noneSaved : counts) : isWaiting ? t.onDevice : t.saving
  const icon = isWaiting ? WifiOff : isUnsaved ? CloudUpload : CloudCheck
  return (
    <span
      role="status"
      className={clsx(savedStyle, isWaiting && unsaved, answers === 0 && !isWaiting && nothing)}
      data-sync={view.sync}
    >
      <Icon icon={icon} size="s" />
      {words}
    </span>
  )
}
