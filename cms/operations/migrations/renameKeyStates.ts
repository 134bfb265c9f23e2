import type { BasePayload, Where } from 'payload'
import { conditionalUpdate, readRows } from '#database/guard.ts'
import { EARLIER_KEY_STATES } from '#domain/serialKeys/keyMoves.ts'

const collection = 'class-serial-keys'
const PAGE = 500

/** Renames the states of serial keys to their current names. */
export async function renameKeyStates(payload: BasePayload): Promise<void> {
  for (const [earlier, state] of Object.entries(EARLIER_KEY_STATES)) {
    const where: Where = { state: { equals: earlier } }
    for (;;) {
      const rows = await readRows({ payload, collection, where, sort: ['id'], limit: PAGE, select: ['id'] })
      for (const { id } of rows)
        await conditionalUpdate({
          payload,
          collection,
          where: { and: [{ id: { equals: id } }, where] },
          data: { state },
        })
      if (rows.length < PAGE) break
    }
  }
}
