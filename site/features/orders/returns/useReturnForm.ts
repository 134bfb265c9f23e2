import { useRef, useState } from 'react'
import { isSellerFault, type ReturnReason } from '#domain/returns/reasons.ts'
import type { RefundWay } from '#domain/returns/states.ts'
import { sendPhotos } from '#site/data/account/photos.ts'
import type { ReturnLineInput } from '#site/data/shop/returns.ts'

type SendOne = Parameters<typeof sendPhotos>[2]

/** The choice for a returned line: quantity and reason, null until chosen. */
type Choice = { quantity: number | null; reason: ReturnReason | null; files: readonly File[] }

/** A line to return without further input; the quantity of a single unit needs no choice. */
export const defaultChoice = (remaining: number): Choice => ({
  quantity: remaining > 1 ? null : remaining,
  reason: null,
  files: [],
})

/** The input of a return; `first` is the line whose button was clicked. */
export function useReturnForm(first?: { index: number; left: number }) {
  const [choices, setChoices] = useState<ReadonlyMap<number, Choice>>(
    () => new Map(first ? [[first.index, defaultChoice(first.left)]] : []),
  )
  const [way, setWay] = useState<RefundWay>('source')
  const [note, setNote] = useState('')
  const [payTo, setPayTo] = useState('')
  // One key per request: a repeat after a lost answer creates no second request.
  const key = useRef({ of: '', name: '' })
  const lines: ReturnLineInput[] = [...choices]
    .sort(([one], [other]) => one - other)
    .flatMap(([index, { quantity, reason }]) =>
      quantity && reason ? [{ index, quantity, reason, photos: [] }] : [],
    )
  /** Whether a line was selected without its quantity or reason. */
  const isIncomplete = lines.length < choices.size
  const set = (index: number, choice: Choice | null) =>
    setChoices((previous) => {
      const after = new Map(previous)
      if (choice) after.set(index, choice)
      else after.delete(index)
      return after
    })
  // Uploaded photos are not sent again when a later step fails.
  const arrived = useRef(new Map<File, string>())
  /** The lines with their uploaded photos; or why an upload failed. */
  const withPhotos = async (
    sendOne: SendOne,
    failed: string,
  ): Promise<ReturnLineInput[] | { problem: string }> => {
    const sent: ReturnLineInput[] = []
    for (const line of lines) {
      const files = isSellerFault(line.reason) ? (choices.get(line.index)?.files ?? []) : []
      const photos = await sendPhotos(files, arrived.current, sendOne, failed)
      if ('problem' in photos) return photos
      sent.push({ ...line, photos: photos.ids })
    }
    return sent
  }
  const requestKey = (sent: readonly ReturnLineInput[]): string => {
    const fingerprint = JSON.stringify([sent, way, note, payTo])
    if (key.current.of !== fingerprint) key.current = { of: fingerprint, name: crypto.randomUUID() }
    return key.current.name
  }
  return {
    choices,
    lines,
    isIncomplete,
    set,
    way,
    setWay,
    note,
    setNote,
    payTo,
    setPayTo,
    withPhotos,
    requestKey,
  }
}

export type ReturnForm = ReturnType<typeof useReturnForm>
