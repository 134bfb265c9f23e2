'use client'
import { useTexts } from '#site/texts/useTexts.ts'
import { Button } from '../Button.tsx'
import { Dialog } from './Dialog.tsx'
import type { MessageDialogProps } from './Message.ts'
import { buttons } from './MessageDialog.css.ts'

/** The confirm and alert dialogs of spec 2, texts literal, buttons at full width. */
export function MessageDialog({ message, onAnswer }: MessageDialogProps) {
  const t = useTexts('ui')
  const isConfirm = message.kind === 'confirm'
  // Enter must not accidentally confirm what can't be undone.
  const isGuarded = isConfirm && message.isDanger
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
          autoFocus={!isGuarded}
          look={message.isDanger ? 'dangerFill' : 'primary'}
          onPress={() => onAnswer(true)}
        >
          {isConfirm ? t.yes : t.ok}
        </Button>
        {isConfirm ? (
          <Button size="l" isBlock autoFocus={isGuarded} look="outline" onPress={() => onAnswer(false)}>
            {t.no}
          </Button>
        ) : null}
      </div>
    </Dialog>
  )
}
