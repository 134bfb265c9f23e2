import type { ReactNode } from 'react'

/** What a confirm or alert dialog says. `isDanger` fills its button red. */
export type Message = { title: string; text?: ReactNode; isDanger?: boolean }

export type OpenMessage = Message & { kind: 'confirm' | 'alert' }
export type MessageDialogProps = { message: OpenMessage; onAnswer: (answer: boolean) => void }
