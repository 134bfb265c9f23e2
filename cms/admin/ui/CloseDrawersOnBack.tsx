'use client'
import { useModal } from '@payloadcms/ui'
import { openDrawers } from './openDrawers.ts'
import { useCloseOnBack } from './useCloseOnBack.ts'

/** Closes the newest open drawer on Back, as every dialog; mounted once per panel. */
export function CloseDrawersOnBack() {
  const { modalState, closeModal } = useModal()
  return openDrawers(modalState).map((slug) => <Entry key={slug} close={() => closeModal(slug)} />)
}

function Entry({ close }: { close: () => void }) {
  useCloseOnBack(close)
  return null
}
