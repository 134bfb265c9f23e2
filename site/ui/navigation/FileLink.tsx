import clsx from 'clsx'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { iconSlot, looks, root, sizes } from '../Button.css.ts'
import { Icon } from '../media/Icon.tsx'

type FileLinkProps = {
  /** The whole address of the file, with the project's prefix. */
  href: string
  icon?: LucideIcon
  /** Opens beside the page; else it is kept, and the page stays. */
  isOpened?: boolean
  children: ReactNode
}

/** A file as a button: a plain anchor, since no page is behind it. */
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
