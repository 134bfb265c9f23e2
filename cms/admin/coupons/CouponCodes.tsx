'use client'
import { Link, toast, useAuth, useDocumentInfo } from '@payloadcms/ui'
import { useState } from 'react'
import { AddLines } from '../orders/AddLines.tsx'
import { parseCodes } from '../orders/parseLines.ts'
import { postCall } from '../ui/panelClient.ts'
import { saveCsvText } from '../ui/saveFile.ts'
import { CODES_CHANGED } from './CouponUses.tsx'
import { GenerateDialog } from './GenerateDialog.tsx'

const listOf = (coupon: string, isUsed: boolean): string => {
  const query = new URLSearchParams([
    ['where[and][0][coupon][equals]', coupon],
    ['where[and][1][usedAt][exists]', String(isUsed)],
  ])
  return `/admin/collections/coupon-codes?${query}`
}

/** Single-use codes of a coupon: generate, import, list, export. */
export function CouponCodes() {
  const { id, data } = useDocumentInfo()
  const { permissions } = useAuth()
  const [open, setOpen] = useState<'make' | 'file' | null>(null)
  const [isBusy, setBusy] = useState(false)
  const canEdit = Boolean(permissions?.collections?.coupons?.update)
  const coupon = String(id)
  const close = () => {
    setOpen(null)
    window.dispatchEvent(new Event(CODES_CHANGED))
  }

  async function download() {
    if (isBusy) return
    setBusy(true)
    const answer = await postCall<{ csv: string; count: number }>('/coupon/codesfile', {
      coupon,
      only: 'free',
    })
    setBusy(false)
    if (!answer.apiSuccess) return void toast.error(answer.message)
    saveCsvText(`codes-${String(data?.code ?? 'coupon').toLowerCase()}.csv`, answer.csv)
    toast.success(`${answer.count.toLocaleString('en-IN')} codes downloaded`)
  }

  return (
    <section className="panel-card shop-codes" aria-labelledby="single-codes">
      <h3 id="single-codes">Single codes</h3>
      <p className="panel-muted">
        Every code counts once. Make some, or read them from a file with the columns code and phone.
      </p>
      <div className="panel-actions">
        {canEdit && (
          <>
            <button type="button" className="panel-button" onClick={() => setOpen('make')}>
              Make codes
            </button>
            <button type="button" className="panel-button" onClick={() => setOpen('file')}>
              Read a file
            </button>
            <button type="button" className="panel-button" aria-disabled={isBusy} onClick={download}>
              Download unused
            </button>
          </>
        )}
        <Link className="panel-link" href={listOf(coupon, false)} prefetch={false}>
          Unused codes
        </Link>
        <Link className="panel-link" href={listOf(coupon, true)} prefetch={false}>
          Used codes
        </Link>
      </div>
      {open === 'make' && (
        <GenerateDialog
          title="Make codes"
          what="codes"
          prefix="Codes begin with"
          call={(count, prefix, requestKeyOf) =>
            postCall('/coupon/generatecodes', {
              coupon,
              count,
              prefix,
              requestKey: requestKeyOf({ coupon, count, prefix }),
            })
          }
          onClose={close}
        />
      )}
      {open === 'file' && (
        <AddLines
          title="Codes from a file"
          help="A CSV file with the columns code and phone, or one code a line. A code with a phone is for that person alone."
          label="Codes"
          accept=".csv,.txt,text/csv,text/plain"
          read={parseCodes}
          call={(rows) => postCall('/coupon/importcodes', { coupon, rows })}
          onClose={close}
        />
      )}
    </section>
  )
}
