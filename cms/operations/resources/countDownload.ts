import type { BasePayload } from 'payload'
import { conditionalUpdate } from '#database/guard.ts'

/** Increments the download count. Never throws. */
export async function countDownload(payload: BasePayload, id: string): Promise<void> {
  try {
    await conditionalUpdate({
      payload,
      collection: 'free-resources',
      where: { id: { equals: id } },
      data: { downloadCount: { $inc: 1 } },
    })
  } catch (err) {
    payload.logger.error({ msg: 'a download was not counted', err })
  }
}
