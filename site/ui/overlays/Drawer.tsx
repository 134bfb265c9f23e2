'use client'
import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import { Dialog as AriaDialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { useTexts } from '#site/texts/useTexts.ts'
import { IconButton } from '../IconButton.tsx'
import { close, column, dialog, grabber } from './Dialog.css.ts'
import { body, foot as footStyle, head, panel, scrim, title as titleStyle } from './Drawer.css.ts'
import { useCloseOnBack } from './useCloseOnBack.ts'

type DrawerProps = {
  isOpen: boolean
  /** Called by the close button, Esc, Back and a click outside. */
  onClose: () => void
  title: string
  children: ReactNode
  /** Stays at the bottom while the body scrolls. */
  foot?: ReactNode
}

/** A panel of 400 px from the right, under 600 px a bottom sheet: traps the focus like a dialog. */
export function Drawer({ isOpen, onClose, title, children, foot }: DrawerProps) {
  const t = useTexts('ui')
  useCloseOnBack(isOpen, onClose)
  return (
    <ModalOverlay isOpen={isOpen} onOpenChange={(open) => !open && onClose()} isDismissable className={scrim}>
      <Modal className={panel}>
        <AriaDialog className={dialog}>
          <div className={column}>
            <div className={grabber} />
            <div className={head}>
              <Heading slot="title" level={2} className={titleStyle}>
                {title}
              </Heading>
            </div>
            <div className={body}>{children}</div>
            {foot ? <div className={footStyle}>{foot}</div> : null}
          </div>
          <IconButton icon={X} label={t.close} className={close} onPress={onClose} />
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}
