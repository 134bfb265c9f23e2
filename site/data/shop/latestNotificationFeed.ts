import { mutate } from 'swr'
import type { LatestNotifications } from '#domain/calls/notifications.ts'

/** `cursor`: where the event stream continues. */
export type Latest = LatestNotifications & { cursor: string }

export type Key = readonly [base: string, path: string, uid: string]

export const latestKey = (base: string, uid: string): Key => [base, 'notifications/latest', uid]

/**
 * Shows notifications that came with another answer, unless some are loaded already: those are kept up to
 * date by the stream.
 */
export const seedLatest = (base: string, uid: string, latest: Latest): Promise<Latest | null | undefined> =>
  mutate<Latest | null>(latestKey(base, uid), (current) => current ?? latest, { revalidate: false })
