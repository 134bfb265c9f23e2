import type { ReactNode } from 'react'
import { action, art as artStyle, root, text as textStyle } from './StateMessage.css.ts'

type StateProps = {
  title: string
  /** One sentence: what would be here. */
  text?: ReactNode
  /** One button. */
  children?: ReactNode
  /** What is missing, 120 by 72: one of `emptyArt`. */
  art?: ReactNode
  /** @default 2 */
  level?: 1 | 2 | 3
}

/** The empty state of a list or page. */
export function EmptyState({ title, text, children, art, level = 2 }: StateProps) {
  const Heading = `h${level}` as const
  return (
    <div className={root}>
      <svg
        viewBox="0 0 120 72"
        className={artStyle}
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        aria-hidden="true"
      >
        {art ?? (
          <>
            <rect x="22" y="6" width="76" height="60" rx="8" />
            <path d="M34 20h34M34 52h52" strokeLinecap="round" opacity=".55" />
            <circle cx="42" cy="36" r="7" />
            <circle cx="60" cy="36" r="7" fill="currentColor" />
            <circle cx="78" cy="36" r="7" />
          </>
        )}
      </svg>
      <Heading>{title}</Heading>
      {text ? <p className={textStyle}>{text}</p> : null}
      {children ? <div className={action}>{children}</div> : null}
    </div>
  )
}
