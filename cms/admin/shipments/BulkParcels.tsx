'use client'
import { Link, useSelection } from '@payloadcms/ui'
import { useState } from 'react'
import type { BulkResult } from '#domain/calls/shipments.ts'
import { postCall } from '../ui/panelClient.ts'
import { BulkResults } from './BulkResults.tsx'
import { HandOverDialog } from './HandOverDialog.tsx'

/** Maximum of rows per call. */
const MAX_SELECTED = 100

type Props = {
  /** Collection of the selected rows. */
  of: 'orders' | 'parcels'
}

/** Bulk actions on the selected rows of a list: pack, print slips, hand over to the courier. */
export function BulkParcels({ of }: Props) {
  const { selectedIDs, totalDocs } = useSelection()
  const [open, setOpen] = useState<'pack' | 'handOver' | null>(null)
  const ids = selectedIDs.map(String)
  if (totalDocs === 0) return null
  const noun = of === 'orders' ? 'order' : 'parcel'
  const close = () => setOpen(null)
  if (ids.length === 0)
    return (
      <p className="panel-muted panel-small bulk-hint">
        {`Select ${noun}s to ${of === 'orders' ? 'pack them, ' : ''}print their slips or hand them over together.`}
      </p>
    )
  if (ids.length > MAX_SELECTED)
    return (
      <p className="panel-note">{`Select at most ${MAX_SELECTED} ${noun}s at a time. ${ids.length} are selected.`}</p>
    )
  return (
    <section className="panel-card bulk-bar" aria-label="With the selected rows">
      <p>
        <strong>{ids.length === 1 ? `1 ${noun} selected` : `${ids.length} ${noun}s selected`}</strong>
      </p>
      <div className="panel-actions">
        {of === 'orders' && (
          <button
            type="button"
            className="panel-button panel-button--primary"
            onClick={() => setOpen('pack')}
          >
            Pack
          </button>
        )}
        <Link className="panel-button" href={`/admin/packing-slips?${of}=${ids.join(',')}`} prefetch={false}>
          Print packing slips
        </Link>
        <button type="button" className="panel-button" onClick={() => setOpen('handOver')}>
          Hand to courier
        </button>
      </div>
      {open === 'pack' && <PackMany ids={ids} onClose={close} />}
      {open === 'handOver' && <HandOverDialog of={of} ids={ids} onClose={close} />}
    </section>
  )
}

/** Packs each selected order into one parcel and lists the outcome per order. */
function PackMany({ ids, onClose }: { ids: string[]; onClose: () => void }) {
  const [results, setResults] = useState<BulkResult[] | null>(null)
  const send = async () => {
    const answer = await postCall<{ results: BulkResult[] }>('/parcels/packorders', { orderIds: ids })
    if (!answer.apiSuccess) return answer.message
    setResults(answer.results)
    return null
  }
  const packed = results?.filter(({ isDone }) => isDone) ?? []
  return (
    <BulkResults
      title={ids.length === 1 ? 'Pack 1 order' : `Pack ${ids.length} orders`}
      submit="Pack"
      send={send}
      results={results}
      onClose={onClose}
      next={
        packed.length > 0 && (
          <Link
            className="panel-button panel-button--primary"
            href={`/admin/packing-slips?orders=${packed.map(({ id }) => id).join(',')}`}
            prefetch={false}
          >
            Print packing slips
          </Link>
        )
      }
    >
      <p className="panel-muted">
        Everything of an order that waits goes into one parcel of the usual box, with the courier of the
        project. One that cannot be packed does not stop the others.
      </p>
    </BulkResults>
  )
}
