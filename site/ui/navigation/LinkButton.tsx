import clsx from 'clsx'
import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { block, iconSlot, looks, root, sizes } from '../Button.css.ts'
import { Icon } from '../media/Icon.tsx'
import { AppLink } from './AppLink.tsx'

type LinkButtonProps = ComponentProps<typeof AppLink> & {
  /** @default 'primary' */
  look?: keyof typeof looks
  /** @default 'm' */
  size?: keyof typeof sizes
  isBlock?: boolean
  icon?: LucideIcon
}

/** A link that looks like a button: for navigation, never for actions. */
export function LinkButton({
  look = 'primary',
  size = 'm',
  isBlock,
  icon,
  className,
  children,
  ...rest
}: LinkButtonProps) {
  return (
    <AppLink {...rest} className={clsx(root, sizes[size], looks[look], isBlock && block, className)}>
      {icon ? (
        <span className={iconSlot}>
          <Icon icon={icon} size="s" />
        </span>
      ) : null}
      {children}
    </AppLink>
  )
}
