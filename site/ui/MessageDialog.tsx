'use client'
import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'
import type { OpenMessage } from './Message.ts'
import { buttons } from './MessageDialog.css.ts'

type MessageDialogProps = { message: OpenMessage; onAnswer: (answer: boolean) => void }

/** The confirm and alert dialogs of section 2, texts literal, buttons at full width. */
export function MessageDialog({ message, onAnswer }: MessageDialogProps) {
  const isConfirm = message.kind === 'confirm'
  return (
    <Dialog
      isOpen
      onClose={() => onAnswer(!isConfirm)}
      title={message.title}
      description={message.text}
      role="alertdialog"
      size="s"
    >
      <div className={buttons}>
        <Button
          size="l"
          isBlock
          autoFocus
          look={message.isDanger ? 'dangerFill' : 'primary'}
          onPress={() => onAnswer(true)}
        >
          {isConfirm ? 'Yes, Confirm' : 'Ok, Got it!'}
        </Button>
        {isConfirm ? (
          <Button size="l" isBlock look="outline" onPress={() => onAnswer(false)}>
            No, Cancel
          </Button>
        ) : null}
      </div>
    </Dialog>
  )
}
