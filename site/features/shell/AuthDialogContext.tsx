'use client'
import {
  type ComponentType,
  createContext,
  type ReactNode,
  Suspense,
  useCallback,
  useContext,
  useMemo,
  useState,
} from 'react'

export type AuthDialogProps = {
  isOpen: boolean
  onClose: () => void
  /** Called once the person is signed in, after the dialog closed itself. */
  onSignedIn: () => void
}

type AuthDialogControl = {
  /** Opens the dialog in LOGIN; `onSignedIn` continues what the person was doing. */
  open: (onSignedIn?: () => void) => void
  isOpen: boolean
}

const Context = createContext<AuthDialogControl | null>(null)

type ProviderProps = {
  /** The dialog, loaded on first opening. */
  dialog: ComponentType<AuthDialogProps>
  children: ReactNode
}

/** Offers `useAuthDialog()` below. The dialog's code loads when it is opened for the first time. */
export function AuthDialogProvider({ dialog: Dialog, children }: ProviderProps) {
  const [isOpen, setIsOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  const [next, setNext] = useState<(() => void) | undefined>()

  const open = useCallback((onSignedIn?: () => void) => {
    setNext(() => onSignedIn)
    setWasOpened(true)
    setIsOpen(true)
  }, [])
  const control = useMemo(() => ({ open, isOpen }), [open, isOpen])

  return (
    <Context value={control}>
      {children}
      {wasOpened ? (
        <Suspense fallback={null}>
          <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} onSignedIn={() => next?.()} />
        </Suspense>
      ) : null}
    </Context>
  )
}

export function useAuthDialog(): AuthDialogControl {
  const control = useContext(Context)
  if (!control) throw new Error('useAuthDialog needs an AuthDialogProvider above')
  return control
}
