'use client'
import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import Info from 'lucide-react/icons/info'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import X from 'lucide-react/icons/x'
import { Icon } from './Icon.tsx'
import { IconButton } from './IconButton.tsx'
import { close, icons, snack, text } from './Snackbar.css.ts'

export type Severity = 'success' | 'info' | 'warning' | 'error'

const drawings = { success: CircleCheck, info: Info, warning: TriangleAlert, error: CircleAlert }

/** One line at the foot of the screen (at its head on phones). */
export function Snackbar({
  severity,
  message,
  onClose,
}: {
  severity: Severity
  message: string
  onClose: () => void
}) {
  return (
    <div className={snack} role={severity === 'error' ? 'alert' : 'status'}>
      <Icon icon={drawings[severity]} className={icons[severity]} />
      <span className={text}>{message}</span>
      <IconButton icon={X} label="Close message" className={close} onPress={onClose} />
    </div>
  )
}
