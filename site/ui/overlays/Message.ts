import type { ReactNode } from 'react'

/** The text of a confirm or alert dialog. `isDanger` makes its button red. */
export type Message = { title: string; text?: ReactNode; isDanger?: boolean }

export type OpenMessage = Message & { kind: 'confirm' | 'alert' }
export type MessageDialogProps = { message: OpenMessage; onAnswer: (answer: boolean) => void }
