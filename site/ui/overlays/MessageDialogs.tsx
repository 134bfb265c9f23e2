'use client'
import {
  type ComponentType,
  createContext,
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useContext,
  useMemo,
  useRef,
  useState,
} from 'react'
import type { Message, MessageDialogProps, OpenMessage } from './Message.ts'
import { SystemMessage } from './SystemMessage.tsx'

type MessageDialogs = {
  /** Resolves true for 'Yes, Confirm', false for 'No, Cancel' and Esc. */
  confirm: (message: Message) => Promise<boolean>
  /** Resolves once 'Ok, Got it!' is clicked. */
  alert: (message: Message) => Promise<void>
}

const Context = createContext<MessageDialogs | null>(null)
const MessageDialog = lazy<ComponentType<MessageDialogProps>>(() =>
  import('./MessageDialog.tsx').then(
    (m) => ({ default: m.MessageDialog }),
    // Messages are needed most when the network has failed, and the dialog may not be loaded yet.
    () => ({ default: SystemMessage }),
  ),
)

/** Provides `useMessageDialogs()`; the dialog itself loads with the first message. */
export function MessageDialogProvider({ children }: { children: ReactNode }) {
  const [queue, setQueue] = useState<(OpenMessage & { id: number; resolve: (answer: boolean) => void })[]>([])
  const nextId = useRef(0)

  const enqueue = useCallback(
    (message: OpenMessage) =>
      new Promise<boolean>((resolve) => {
        nextId.current += 1
        const id = nextId.current
        setQueue((waiting) => [...waiting, { ...message, id, resolve }])
      }),
    [],
  )
  const dialogs = useMemo<MessageDialogs>(
    () => ({
      confirm: (message) => enqueue({ ...message, kind: 'confirm' }),
      alert: async (message) => {
        await enqueue({ ...message, kind: 'alert' })
      },
    }),
    [enqueue],
  )

  const current = queue[0]
  return (
    <Context value={dialogs}>
      {children}
      {current ? (
        <Suspense fallback={null}>
          <MessageDialog
            key={current.id}
            message={current}
            onAnswer={(answer) => {
              current.resolve(answer)
              setQueue((waiting) => waiting.filter((entry) => entry.id !== current.id))
            }}
          />
        </Suspense>
      ) : null}
    </Context>
  )
}

export function useMessageDialogs(): MessageDialogs {
  const dialogs = useContext(Context)
  if (!dialogs) throw new Error('useMessageDialogs needs a MessageDialogProvider above')
  return dialogs
}
