'use client'
import clsx from 'clsx'
import X from 'lucide-react/icons/x'
import { type ReactNode, useId } from 'react'
import { Dialog as AriaDialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { useTexts } from '#site/texts/useTexts.ts'
import { IconButton } from '../IconButton.tsx'
import * as styles from './Dialog.css.ts'
import { useCloseOnBack } from './useCloseOnBack.ts'

type DialogProps = {
  isOpen: boolean
  /** Called by the close button, Esc, Back and a click outside. */
  onClose: () => void
  title: string
  description?: ReactNode
  children?: ReactNode
  /** Stays at the bottom while the body scrolls. */
  foot?: ReactNode
  /** A panel left of the body, from 900 px. */
  art?: ReactNode
  /** 420, 480, 640 or 860 px; under 600 px every dialog is a bottom sheet. @default 'm' */
  size?: keyof typeof styles.sizes
  /** Without a close button; Esc and clicks outside do nothing, and Back leaves the page. */
  disableClose?: boolean
  role?: 'dialog' | 'alertdialog'
}

/** A modal dialog: traps the focus, and returns it to the opener. Lazy-load it where it opens rarely. */
export function Dialog(props: DialogProps) {
  const { isOpen, onClose, title, description, children, foot, art, size = 'm', disableClose, role } = props
  const t = useTexts('ui')
  const descriptionId = useId()
  useCloseOnBack(isOpen && !disableClose, onClose)
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      isDismissable={!disableClose && role !== 'alertdialog'}
      isKeyboardDismissDisabled={disableClose}
      className={styles.scrim}
    >
      <Modal className={clsx(styles.panel, styles.sizes[size], art ? styles.narrowWithoutArt : null)}>
        <AriaDialog
          role={role}
          aria-describedby={description ? descriptionId : undefined}
          className={clsx(styles.dialog, art ? styles.withArt : null)}
        >
          {art ? <div className={styles.art}>{art}</div> : null}
          <div className={styles.column}>
            <div className={styles.grabber} />
            <div className={clsx(styles.body, art ? styles.centred : null)} data-scrolls>
              <div className={styles.head}>
                <Heading
                  slot="title"
                  level={2}
                  className={clsx(styles.title, !disableClose && styles.titleBesideClose)}
                >
                  {title}
                </Heading>
                {description ? (
                  <p id={descriptionId} className={styles.description}>
                    {description}
                  </p>
                ) : null}
              </div>
              {children}
            </div>
            {foot ? <div className={styles.foot}>{foot}</div> : null}
          </div>
          {disableClose ? null : (
            <IconButton icon={X} label={t.close} className={styles.close} onPress={onClose} />
          )}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}
