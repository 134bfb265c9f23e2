'use client'
import { usePathname } from 'next/navigation'
import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef, useState } from 'react'
import { useTexts } from '#site/texts/useTexts.ts'
import { useHref } from '../navigation/LinkBase.tsx'
import { announcer, region } from './Snackbar.css.ts'
import { Snackbar } from './Snackbar.tsx'
import {
  enqueue,
  type Severity,
  type Snack,
  type SnackLink,
  visibleSnacks,
  withoutLinksTo,
} from './snackQueue.ts'
import { useFocusInAndOut } from './useFocusInAndOut.ts'
import { useMessageRoom } from './useMessageRoom.ts'
import { useSnackTime } from './useSnackTime.ts'

type SnackOptions = {
  /** @default 'success' */
  severity?: Severity
  /** ms until it hides. @default 5000 */
  durationMs?: number
  /** A link beside the message. */
  link?: SnackLink
}
/** Shows a message; the returned function removes it early. */
type ShowSnackbar = (message: string, options?: SnackOptions) => () => void

const DEFAULT_MS = 5000

const Context = createContext<ShowSnackbar | null>(null)

/**
 * Provides `useSnackbar()`. Three messages are visible, more are queued; the timer is paused while one is
 * hovered or focused and while the tab is hidden. F6 moves the focus to the messages and back, Escape closes
 * the focused one.
 */
export function SnackbarProvider({ children }: { children: ReactNode }) {
  const { messages } = useTexts('ui')
  const [queue, setQueue] = useState<Snack[]>([])
  const nextId = useRef(0)
  const section = useRef<HTMLElement>(null)
  const visible = visibleSnacks(queue)
  const { hold } = useSnackTime(queue, setQueue)
  useMessageRoom(section)
  const goBack = useFocusInAndOut(section, visible.length > 0)
  const pathname = usePathname()
  const toHref = useHref()
  useEffect(() => setQueue((waiting) => withoutLinksTo(waiting, pathname, toHref)), [pathname, toHref])

  const close = useCallback((id: number) => {
    setQueue((waiting) => waiting.filter((snack) => snack.id !== id))
  }, [])
  const show = useCallback<ShowSnackbar>(
    (message, { severity = 'success', durationMs = DEFAULT_MS, link } = {}) => {
      nextId.current += 1
      const id = nextId.current
      setQueue((waiting) => enqueue(waiting, { id, message, severity, leftMs: durationMs, link }))
      return () => close(id)
    },
    [close],
  )

  const lines = (isError: boolean) =>
    visible
      .filter(({ severity }) => (severity === 'error') === isError)
      .map(({ id, message, severity, link }) => (
        <Snackbar
          key={id}
          severity={severity}
          message={message}
          link={link}
          onClose={() => {
            // Its button disappears while it is hovered or focused.
            hold(null, false)
            goBack()
            close(id)
          }}
        />
      ))
  return (
    <Context value={show}>
      {children}
      <section
        ref={section}
        aria-label={messages}
        // Keeps the messages reachable while a dialog makes the rest of the page inert.
        data-react-aria-top-layer="true"
        className={region}
        onPointerEnter={() => hold('pointer', true)}
        onPointerLeave={() => hold('pointer', false)}
        onFocus={() => hold('focus', true)}
        onBlur={() => hold('focus', false)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return
          // A dialog behind the message stays open.
          event.stopPropagation()
          const message = (event.target as HTMLElement).closest('[data-severity]')
          message?.querySelector<HTMLElement>('button')?.click()
        }}
      >
        {/* Present before their messages, as screen readers require. */}
        <div role="alert" aria-atomic="false" className={announcer}>
          {lines(true)}
        </div>
        <div role="status" aria-atomic="false" className={announcer}>
          {lines(false)}
        </div>
      </section>
    </Context>
  )
}

/** `show('OTP sent successfully')`, `show(text, { severity: 'error', durationMs: 10_000 })`. */
export function useSnackbar(): ShowSnackbar {
  const show = useContext(Context)
  if (!show) throw new Error('useSnackbar needs a SnackbarProvider above')
  return show
}
