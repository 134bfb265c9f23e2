'use client'
import { useEffect, useState } from 'react'
import type { BulkResult, WaitingParcel } from '#domain/calls/shipments.ts'
import { withTypedAwb } from '#domain/shipments/typedAwb.ts'
import { LimitedField } from '../ui/LimitedField.tsx'
import { postCall } from '../ui/panelClient.ts'
import { BulkResults } from './BulkResults.tsx'

type Props = { of: 'orders' | 'parcels'; ids: readonly string[]; onClose: () => void }

/** The courier data of a parcel as listed, so that the server can refuse to overwrite newer data. */
function seenOf(listed: readonly WaitingParcel[], id: string) {
  const { awb = '', courierName = '' } = listed.find((one) => one.id === id) ?? {}
  return { awb, courierName }
}

/** Table of the selected parcels with a tracking number field each. */
export function HandOverDialog({ of, ids, onClose }: Props) {
  const [parcels, setParcels] = useState<WaitingParcel[] | null>(null)
  const [seen, setSeen] = useState<WaitingParcel[]>([])
  const [loadProblem, setLoadProblem] = useState('')
  const [results, setResults] = useState<BulkResult[] | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the selection is read once
  useEffect(() => {
    void postCall<{ parcels: WaitingParcel[] }>('/parcels/waiting', { [of]: ids }).then((answer) => {
      if (!answer.apiSuccess) return setLoadProblem(answer.message)
      setParcels(answer.parcels)
      setSeen(answer.parcels)
    })
  }, [])

  const set = (id: string, values: Partial<WaitingParcel>) =>
    setParcels((before) => before?.map((one) => (one.id === id ? { ...one, ...values } : one)) ?? null)

  const send = async () => {
    const ready = (parcels ?? []).filter(({ awb }) => awb.trim() !== '')
    if (ready.length === 0) return 'Enter at least one tracking number. Parcels without one stay as they are.'
    const answer = await postCall<{ results: BulkResult[] }>('/parcels/handover', {
      parcels: ready.map(({ id, awb, courierName }) => ({
        shipmentId: id,
        awb,
        ...(courierName.trim() ? { courierName: courierName.trim() } : {}),
        seen: seenOf(seen, id),
      })),
    })
    if (!answer.apiSuccess) return answer.message
    setResults(answer.results)
    return null
  }

  return (
    <BulkResults
      title="Hand parcels to the courier"
      submit="Mark as handed over"
      send={send}
      results={results}
      onClose={onClose}
    >
      {loadProblem && <p className="panel-field__error">{loadProblem}</p>}
      {!parcels && !loadProblem && <p className="panel-muted">Looking for packed parcels …</p>}
      {parcels?.length === 0 && (
        <p className="panel-note">None of the selected rows has a packed parcel waiting for the courier.</p>
      )}
      {parcels && parcels.length > 0 && (
        <>
          <p className="panel-muted">
            Type the tracking number of each parcel. Those without one stay as they are; the students of the
            others are notified that their parcel is on its way.
          </p>
          <ul className="hand-over">
            {parcels.map(({ id, reference, to, courierName, awb, isByHand }) => (
              <li key={id}>
                <p>
                  <strong>{reference}</strong>
                  <span className="panel-muted panel-small">{to}</span>
                </p>
                {isByHand ? (
                  <>
                    <LimitedField
                      label={<FieldName name="Courier" of={reference} />}
                      max={80}
                      value={courierName}
                      onChange={(typed) => set(id, { courierName: typed })}
                    />
                    <LimitedField
                      label={<FieldName name="Tracking number" of={reference} />}
                      max={40}
                      value={awb}
                      onChange={(typed) => setParcels(withTypedAwb(parcels, id, typed))}
                    />
                  </>
                ) : (
                  <p className="hand-over__given">
                    {awb ? `${courierName} ${awb}` : 'The courier gives its number'}
                  </p>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </BulkResults>
  )
}

/** Label of a field of one parcel; its reference is for screen readers only. */
const FieldName = ({ name, of }: { name: string; of: string }) => (
  <>
    {name}
    <span className="panel-hidden">{` of ${of}`}</span>
  </>
)
