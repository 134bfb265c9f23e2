'use client'
import X from 'lucide-react/icons/x'
import { useEffect, useRef } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { useTexts } from '#site/texts/useTexts.ts'
import { IconButton } from '#site/ui/IconButton.tsx'
import { useCloseOnBack } from '#site/ui/overlays/useCloseOnBack.ts'
import { SearchField } from './SearchField.tsx'
import { close, dialog, scrim, sheet } from './SearchSheet.css.ts'

/** Full-height search for screens whose header has no room for the field. */
export function SearchSheet({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useTexts('shell')
  useCloseOnBack(isOpen, onClose)
  return (
    <ModalOverlay isOpen={isOpen} onOpenChange={(open) => !open && onClose()} isDismissable className={scrim}>
      <Modal className={sheet}>
        <Dialog aria-label={t.search} className={dialog}>
          <Focused onClose={onClose} />
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}

function Focused({ onClose }: { onClose: () => void }) {
  const t = useTexts('ui')
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])
  return (
    <>
      <SearchField look="sheet" inputRef={input} isInSheet onLeave={onClose} />
      <IconButton icon={X} label={t.close} className={close} onPress={onClose} />
    </>
  )
}
