import clsx from 'clsx'
import type { HTMLAttributes } from 'react'
import { pads, root } from './Card.css.ts'

type CardProps = HTMLAttributes<HTMLElement> & {
  /** @default 'div' */
  as?: 'div' | 'section' | 'article' | 'aside' | 'li'
  /** 20 px, or up to 28 px. @default 'm' */
  pad?: keyof typeof pads
}

/** A flat surface with a hairline border. */
export function Card({ as: Element = 'div', pad = 'm', className, ...rest }: CardProps) {
  return <Element {...rest} className={clsx(root, pads[pad], className)} />
}
