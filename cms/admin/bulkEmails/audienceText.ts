import { MINUTE_MS } from '#domain/auth/policy.ts'
import type { BulkPreview } from '#domain/calls/bulkEmails.ts'
import { formatInr } from '#domain/money/formatInr.ts'

/** Such as `12 minutes` or `3 hours`. */
function durationText(ms: number): string {
  const minutes = Math.round(ms / MINUTE_MS)
  if (minutes < 120) return minutes === 1 ? '1 minute' : `${minutes} minutes`
  return `${Math.round(minutes / 60)} hours`
}

/** Who gets a bulk e-mail, how long sending takes and what it costs. */
export function audienceText({ isHidden, count, names, durationMs, costPaise }: BulkPreview): string {
  if (isHidden) return 'Your permissions do not show whom it goes to.'
  if (count === null) return 'Fewer than five people get it.'
  const others = count - names.length
  const who =
    names.length === 0
      ? `${count.toLocaleString('en-IN')} people get it`
      : `${names.join(', ')}${others > 0 ? ` and ${others.toLocaleString('en-IN')} more` : ''} get it`
  const cost = costPaise === null ? '' : ` That costs about ${formatInr(costPaise)}.`
  return `${who}, within about ${durationText(durationMs)}.${cost}`
}
