import type { BasePayload, Where } from 'payload'
import { conditionalUpdate, insertIfAbsent, readRow } from '#database/guard.ts'
import type { RankedVectors, StandingsSummary } from '#domain/exams/standings/Standings.ts'
import type { StandingPointer } from '#payload-types'
import { vectorsText } from './vectorsText.ts'

type Computed = { keyNumber: number; asOf: string; summary: StandingsSummary; vectors: RankedVectors }

/**
 * Inserts computed standings as a row that is never changed, and switches the pointer to it. They stay wanted when something was published since the
 * pointer was read. Of each key version the last two rows are kept: somebody may be reading the one before.
 */
export async function publishStandings(
  payload: BasePayload,
  pointer: StandingPointer,
  { keyNumber, asOf, summary, vectors }: Computed,
): Promise<void> {
  const { release, project } = pointer
  const number = pointer.number + 1
  const key = `${release}/${number}`
  const row = await insertIfAbsent({
    payload,
    collection: 'standings',
    data: {
      key,
      release,
      project,
      number,
      keyNumber,
      asOf,
      summary,
      width: vectors.width,
      vectors: vectorsText(vectors),
    },
  })
  // A process that was killed here has left the row; it is as good.
  const written =
    row ?? (await readRow({ payload, collection: 'standings', where: { key: { equals: key } } }))
  if (!written) return
  const where: Where = { and: [{ release: { equals: release } }, { number: { equals: pointer.number } }] }
  const data = { standings: String(written.id), number }
  await conditionalUpdate({ payload, collection: 'standing-pointers', where, data })
  if (row)
    await conditionalUpdate({
      payload,
      collection: 'standing-pointers',
      data: { isWanted: false },
      where: { and: [{ release: { equals: release } }, { wantedAt: { equals: pointer.wantedAt } }] },
    })
  await payload.db.deleteMany({
    collection: 'standings',
    where: {
      and: [
        { release: { equals: release } },
        { keyNumber: { equals: keyNumber } },
        { number: { less_than: number - 1 } },
      ],
    },
  })
}
