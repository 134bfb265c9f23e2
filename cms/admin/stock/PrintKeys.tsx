'use client'
import { type ReactNode, useState } from 'react'
import { RESERVED_FOR_MAX } from '#domain/serialKeys/keyMoves.ts'
import { DialogForm } from '../ui/DialogForm.tsx'
import { LimitedField } from '../ui/LimitedField.tsx'
import { postCall } from '../ui/panelClient.ts'
import { saveFile } from '../ui/saveFile.ts'

type Props = { product: string; missing: string | null; onClose: () => void; children: ReactNode }

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))

/** Downloads a PDF of cards with unmasked keys and QR codes; needs a fresh code. */
export function PrintKeys({ product, missing, onClose, children }: Props) {
  const [reservedFor, setReservedFor] = useState('')
  const send = async () => {
    if (missing) return missing
    const owner = reservedFor.trim()
    const answer = await postCall<{ pdf: string; count: number }>('/keys/printsheet', {
      product,
      ...(owner ? { reservedFor: owner } : {}),
    })
    if (!answer.apiSuccess) return answer
    if (answer.count === 0) return 'There are no such keys.'
    saveFile('serial-keys.pdf', new Blob([bytesOf(answer.pdf)], { type: 'application/pdf' }))
    return { ...answer, message: `${answer.count.toLocaleString('en-IN')} cards saved` }
  }
  return (
    <DialogForm title="Print keys" submit="Save the sheet" send={send} onClose={onClose}>
      {() => (
        <>
          {children}
          <LimitedField
            label="Set apart for"
            max={RESERVED_FOR_MAX}
            value={reservedFor}
            onChange={setReservedFor}
            help="Empty for the keys that are available."
          />
          <p className="panel-muted">
            Everybody who has the sheet can use its keys. The audit log says that you printed it.
          </p>
        </>
      )}
    </DialogForm>
  )
}
