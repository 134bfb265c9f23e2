'use client'
import clsx from 'clsx'
import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import Info from 'lucide-react/icons/info'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import X from 'lucide-react/icons/x'
import { useTexts } from '#site/texts/useTexts.ts'
import { root as iconButton } from '../IconButton.css.ts'
import { Icon } from '../media/Icon.tsx'
import { AppLink } from '../navigation/AppLink.tsx'
import { close, content, icons, snack, text, way } from './Snackbar.css.ts'
import type { Severity, SnackLink } from './snackQueue.ts'

const drawings = { success: CircleCheck, info: Info, warning: TriangleAlert, error: CircleAlert }

// A native button: this file is part of every page, and react-aria's is not worth its size here.
/** One line at the bottom of the screen (at the top on phones); the live region around it announces it. */
export function Snackbar({
  severity,
  message,
  link,
  onClose,
}: {
  severity: Severity
  message: string
  link?: SnackLink | undefined
  onClose: () => void
}) {
  const { closeMessage } = useTexts('ui')
  return (
    <div className={snack} data-severity={severity}>
      <Icon icon={drawings[severity]} className={icons[severity]} />
      <span className={content}>
        <span className={text}>{message}</span>
        {link ? (
          <AppLink href={link.href} target={link.target} className={way} prefetch={false} onClick={onClose}>
            {link.label}
          </AppLink>
        ) : null}
      </span>
      <button type="button" className={clsx(iconButton, close)} aria-label={closeMessage} onClick={onClose}>
        <Icon icon={X} />
      </button>
    </div>
  )
}
