'use client'
import {
  type ComponentType,
  createContext,
  type ReactNode,
  Suspense,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import type { KnownPerson } from '#domain/auth/authFlowState.ts'
import { flagOrigin } from '#domain/auth/flagUrl.ts'
import { leaveOldEntries } from '#site/ui/overlays/entryMark.ts'
import { useProject } from '../ProjectContext.tsx'
import { hasUnfinishedLogin } from './unfinishedLogin.ts'

export type AuthDialogProps = {
  isOpen: boolean
  /** True when it was reopened after a reload: it continues at the step of the sent code instead of LOGIN. */
  resumes: boolean
  /** Known data of the person who signs in, to prefill the fields. */
  known?: KnownPerson
  onClose: () => void
  /** Called once the person is signed in, after the dialog has closed. */
  onSignedIn: () => void
}

type AuthDialogControl = {
  /** Opens the dialog in LOGIN; `onSignedIn` continues the person's action, `known` prefills the fields. */
  open: (onSignedIn?: () => void, known?: KnownPerson) => void
  /** Preloads the dialog; for hover and focus of the buttons that open it. */
  warm: () => void
  isOpen: boolean
}

const Context = createContext<AuthDialogControl | null>(null)

type ProviderProps = {
  /** The dialog, loaded when it is first opened. */
  dialog: ComponentType<AuthDialogProps>
  load: () => Promise<unknown>
  children: ReactNode
}

/**
 * Provides `useAuthDialog()`. The dialog's code loads when it is first opened. A reload while a sent code is
 * valid reopens it.
 */
export function AuthDialogProvider({ dialog: Dialog, load, children }: ProviderProps) {
  const { slug, config } = useProject()
  const flagSource = flagOrigin(config.adminWebConfig?.signupForm?.flagBaseUrl)
  const [isOpen, setIsOpen] = useState(false)
  const [resumes, setResumes] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  const [known, setKnown] = useState<KnownPerson>()
  const next = useRef<() => void>(undefined)

  const open = useCallback((onSignedIn?: () => void, about?: KnownPerson) => {
    next.current = onSignedIn
    setKnown(about)
    setResumes(false)
    setWasOpened(true)
    setIsOpen(true)
  }, [])
  useEffect(() => {
    if (!hasUnfinishedLogin(slug, Date.now())) return leaveOldEntries()
    setResumes(true)
    setWasOpened(true)
    setIsOpen(true)
  }, [slug])
  const warm = useCallback(() => {
    load().catch(() => undefined)
  }, [load])
  const control = useMemo(() => ({ open, warm, isOpen }), [open, warm, isOpen])

  return (
    <Context value={control}>
      {/* The gateway allows images from there (cms/server/gateway/flagSource.ts). */}
      {flagSource ? <meta name="flag-source" content={flagSource} /> : null}
      {children}
      {wasOpened ? (
        <Suspense fallback={null}>
          <Dialog
            isOpen={isOpen}
            resumes={resumes}
            known={known}
            onClose={() => setIsOpen(false)}
            onSignedIn={() => next.current?.()}
          />
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
