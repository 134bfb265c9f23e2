import type { BasePayload } from 'payload'
import { readRow } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import { bulkCostPaise, bulkDurationMs, SHOWN_NAMES, SMALLEST_SHOWN } from '#domain/bulkEmails/bulkEmails.ts'
import type { BulkEmail } from '#payload-types'
import { segmentOf } from './bulkLetter.ts'
import { previewSegment } from './recipients.ts'

type Estimate = {
  /** People of the segment, and the names of the first of them; null and none for fewer than five. */
  count: number | null
  names: string[]
  durationMs: number
  /** Null while the settings have no price. */
  costPaise: number | null
}

/** How many people get a bulk e-mail, how long that takes and what it costs. `isHidden`: nobody is looked for, and the figures are those of the smallest segment that is shown. */
export async function bulkEstimate(
  payload: BasePayload,
  row: BulkEmail,
  { isHidden, now }: { isHidden: boolean; now: Date },
): Promise<Estimate> {
  const project = idOf(row.project) ?? ''
  const [{ count, first }, settings] = await Promise.all([
    isHidden
      ? { count: 0, first: [] }
      : previewSegment(payload, { project, segment: segmentOf(row), now }, SHOWN_NAMES),
    readRow({ payload, collection: 'message-settings', where: { project: { equals: project } } }),
  ])
  const isShown = count >= SMALLEST_SHOWN
  // With a low rate, or a high price, the figures would tell the number of people.
  const people = Math.max(count, SMALLEST_SHOWN)
  const price = settings?.emailPricePaise ?? null
  return {
    count: isShown ? count : null,
    names: isShown ? first.map(({ name }) => name || 'No name') : [],
    durationMs: bulkDurationMs(people, row.perMinute),
    costPaise: price === null ? null : bulkCostPaise(people, price),
  }
}
