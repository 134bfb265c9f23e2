import clsx from 'clsx'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { iconSlot, looks, root, sizes } from '../Button.css.ts'
import { Icon } from '../media/Icon.tsx'

type FileLinkProps = {
  /** The full URL of the file, with the project's prefix. */
  href: string
  icon?: LucideIcon
  /** Opens in a new tab; otherwise it is downloaded. */
  isOpened?: boolean
  children: ReactNode
}

/** A link to a file that looks like a button: a plain anchor, since it is no page of the site. */
export const FileLink = ({ href, icon, isOpened, children }: FileLinkProps) => (
  <a
    href={href}
    className={clsx(root, sizes.s, looks.outline)}
    {...(isOpened ? { target: '_blank', rel: 'noreferrer' } : {})}
  >
    {icon ? (
      <span className={iconSlot}>
        <Icon icon={icon} size="s" />
      </span>
    ) : null}
    {children}
  </a>
)
