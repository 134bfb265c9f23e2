import clsx from 'clsx'
import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { block, iconSlot, looks, pendingBare, root, sizes, spinner } from './Button.css.ts'
import { root as iconRoot } from './IconButton.css.ts'
import { Icon } from './media/Icon.tsx'

type ButtonProps = Omit<ComponentProps<'button'>, 'type'> & { type?: 'button' | 'submit' }

type PlainButtonProps = ButtonProps & {
  /** @default 'primary' */
  look?: keyof typeof looks
  /** @default 'm' */
  size?: keyof typeof sizes
  isBlock?: boolean
  icon?: LucideIcon
  /** Shows a spinner in place of the icon; click handlers have to check it too. */
  isPending?: boolean
}

/**
 * Looks like `Button` but is a native one: for code that every page or a public page loads, where react-aria's
 * press handling is not worth its size. Menus, tooltips and dialogs need `Button`.
 */
export function PlainButton(props: PlainButtonProps) {
  const { look = 'primary', size = 'm', isBlock, icon, isPending, type = 'button', ...others } = props
  const { className, children, ...rest } = others
  return (
    <button
      {...rest}
      type={type}
      aria-disabled={isPending || undefined}
      data-disabled={rest.disabled ? '' : undefined}
      className={clsx(
        root,
        sizes[size],
        looks[look],
        isBlock && block,
        isPending && !icon && pendingBare,
        className,
      )}
    >
      {icon || isPending ? (
        <span className={iconSlot}>
          {isPending || !icon ? <span className={spinner} /> : <Icon icon={icon} size="s" />}
        </span>
      ) : null}
      {children}
    </button>
  )
}

type PlainIconButtonProps = Omit<ButtonProps, 'children'> & {
  icon: LucideIcon
  /** Its accessible name. */
  label: string
}

/** The native version of `IconButton`. */
export function PlainIconButton({ icon, label, type = 'button', className, ...rest }: PlainIconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      data-disabled={rest.disabled ? '' : undefined}
      className={clsx(iconRoot, className)}
    >
      <Icon icon={icon} />
    </button>
  )
}
