'use client'
import { type ReactNode, useState } from 'react'
import { DialogForm } from '../ui/DialogForm.tsx'
import { postCall } from '../ui/panelClient.ts'
import { saveCsvText } from '../ui/saveFile.ts'

type Props = {
  product: string
  /** Why the form cannot be sent yet; null when it can. */
  missing: string | null
  onClose: () => void
  /** The choice of the product. */
  children: ReactNode
}

/** Downloads the unmasked keys of a product as a file; needs a fresh code. */
export function SaveKeys({ product, missing, onClose, children }: Props) {
  const [isAll, setAll] = useState(false)
  const send = async () => {
    if (missing) return missing
    const only = isAll ? 'all' : 'available'
    const answer = await postCall<{ csv: string; count: number }>('/keys/keysfile', { product, only })
    if (!answer.apiSuccess) return answer
    saveCsvText('serial-keys.csv', answer.csv)
    return { ...answer, message: `${answer.count.toLocaleString('en-IN')} keys downloaded` }
  }
  return (
    <DialogForm title="Download keys" submit="Download" send={send} onClose={onClose}>
      {() => (
        <>
          {children}
          <label className="order-choice">
            <input type="checkbox" checked={isAll} onChange={({ target }) => setAll(target.checked)} />
            Those set apart, sold, used and revoked too
          </label>
          <p className="panel-muted">
            Everybody who has the file can use its keys. The audit log says that you downloaded it.
          </p>
        </>
      )}
    </DialogForm>
  )
}
