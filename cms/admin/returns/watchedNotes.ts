import type { BasePayload } from 'payload'
import type { Order } from '#payload-types'
import { shopOf } from '../../operations/checkout/shopOf.ts'
import { projectOfRow } from '../../operations/projects/projectOfRow.ts'
import { learningProgressOf } from '../../operations/returns/learningProgressOf.ts'
import { watchedText } from './returnTexts.ts'

/** Texts by line index: how much of the line was watched, and how much may have been watched for a refund. */
export async function watchedNotes(payload: BasePayload, order: Order): Promise<ReadonlyMap<number, string>> {
  const watched = await learningProgressOf(payload, order)
  if (watched.size === 0) return new Map()
  const { returns } = await shopOf(payload, await projectOfRow(payload, order))
  return new Map(
    [...watched].flatMap(([index, progress]): [number, string][] => {
      const text = watchedText(progress, returns)
      return text ? [[index, text]] : []
    }),
  )
}
