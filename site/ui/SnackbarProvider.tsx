'use client'
import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef, useState } from 'react'
import { region } from './Snackbar.css.ts'
import { type Severity, Snackbar } from './Snackbar.tsx'

type SnackOptions = {
  /** @default 'success' */
  severity?: Severity
  /** ms until it hides. @default 5000 */
  durationMs?: number
}
/** Shows a message; the answer takes it away before its time. */
type ShowSnackbar = (message: string, options?: SnackOptions) => () => void
type Snack = { id: number; message: string; severity: Severity; leftMs: number }

const DEFAULT_MS = 5000
const MOST = 3
const TICK_MS = 250

const Context = createContext<ShowSnackbar | null>(null)

/** Offers `useSnackbar()` below and shows at most three messages; time stands still while one is hovered or focused. */
export function SnackbarProvider({ children }: { children: ReactNode }) {
  const [snacks, setSnacks] = useState<Snack[]>([])
  const isHeld = useRef(false)
  const nextId = useRef(0)

  const close = useCallback((id: number) => {
    setSnacks((shown) => shown.filter((snack) => snack.id !== id))
  }, [])
  const show = useCallback<ShowSnackbar>(
    (message, { severity = 'success', durationMs = DEFAULT_MS } = {}) => {
      nextId.current += 1
      const id = nextId.current
      setSnacks((shown) => [...shown, { id, message, severity, leftMs: durationMs }].slice(-MOST))
      return () => close(id)
    },
    [close],
  )

  const isEmpty = snacks.length === 0
  useEffect(() => {
    if (isEmpty) return
    const timer = setInterval(() => {
      if (isHeld.current) return
      setSnacks((shown) =>
        shown
          .map((snack) => ({ ...snack, leftMs: snack.leftMs - TICK_MS }))
          .filter((snack) => snack.leftMs > 0),
      )
    }, TICK_MS)
    return () => clearInterval(timer)
  }, [isEmpty])

  const hold = (held: boolean) => () => {
    isHeld.current = held
  }
  return (
    <Context value={show}>
      {children}
      <section
        aria-label="Messages"
        // Keeps the messages in reach while a dialog makes the rest of the page inert.
        data-react-aria-top-layer="true"
        className={region}
        onPointerEnter={hold(true)}
        onPointerLeave={hold(false)}
        onFocus={hold(true)}
        onBlur={hold(false)}
      >
        {snacks.map(({ id, message, severity }) => (
          <Snackbar
            key={id}
            message={message}
            severity={severity}
            onClose={() => {
              isHeld.current = false
              close(id)
            }}
          />
        ))}
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
