'use client'
import type { LucideIcon } from 'lucide-react'
import type { ReactElement, ReactNode } from 'react'
import {
  Menu as AriaMenu,
  MenuItem as AriaMenuItem,
  type MenuItemProps,
  MenuTrigger,
} from 'react-aria-components/Menu'
import { Popover } from 'react-aria-components/Popover'
import { popover } from '../fields/Select.css.ts'
import { Icon } from '../media/Icon.tsx'
import { item, list, menu } from './Menu.css.ts'

type MenuProps = {
  /** The button that opens it: `Button` or `IconButton`. */
  trigger: ReactElement
  label: string
  children: ReactNode
}

/** A list of links or actions, opened by a button. */
export function Menu({ trigger, label, children }: MenuProps) {
  return (
    <MenuTrigger>
      {trigger}
      <Popover className={`${popover} ${menu}`} placement="bottom end">
        <AriaMenu aria-label={label} className={list}>
          {children}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  )
}

type ItemProps = Omit<MenuItemProps, 'children' | 'className' | 'style'> & {
  icon?: LucideIcon
  children: string
}

/** `href` (without the project's prefix) or `onAction`. */
export function MenuItem({ icon, children, ...rest }: ItemProps) {
  return (
    <AriaMenuItem {...rest} textValue={children} className={item}>
      {icon ? <Icon icon={icon} size="s" /> : null}
      {children}
    </AriaMenuItem>
  )
}
