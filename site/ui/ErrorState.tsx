import type { ReactNode } from 'react'
import { action, art, crack, root, text as textStyle } from './StateMessage.css.ts'

type ErrorStateProps = {
  /** What failed. */
  title: string
  /** What is preserved and what to do now. */
  text?: ReactNode
  /** Usually a Retry button. */
  children?: ReactNode
  /** @default 2 */
  level?: 1 | 2 | 3
}

/** The error state of content that failed to load. */
export function ErrorState({ title, text, children, level = 2 }: ErrorStateProps) {
  const Heading = `h${level}` as const
  return (
    <div className={root} role="alert">
      <svg
        viewBox="0 0 120 72"
        className={art}
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        aria-hidden="true"
      >
        <path d="M16 20h34M74 20h30M16 36h28M70 36h34M16 52h32M68 52h36" strokeLinecap="round" />
        <path d="M64 8 54 34l12 4-10 26" className={crack} strokeLinejoin="round" strokeLinecap="round" />
      </svg>
      <Heading>{title}</Heading>
      {text ? <p className={textStyle}>{text}</p> : null}
      {children ? <div className={action}>{children}</div> : null}
    </div>
  )
}
