import type { BasePayload } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import type { MakeIds } from './runTrial.ts'

const COLLECTIONS = { book: 'selling-products', person: 'users' } as const

/** Creates products and people as rows, for databases with foreign keys. */
export const rowIds =
  (payload: BasePayload, project: RequestProject): MakeIds =>
  async (what, count, trial) => {
    const ids: string[] = []
    for (let index = 0; index < count; index++) {
      const name = `${trial}-${what}-${index}`
      const product = { title: name, summary: name, slug: name, kind: 'physical', pricePaise: 10_000 }
      const row = await payload.db.create({
        collection: COLLECTIONS[what],
        data: {
          project: project.id,
          ...(what === 'book'
            ? product
            : { name, uid: name, phoneKey: name, emailKey: name, userLevel: 100 }),
        },
      })
      ids.push(String(row.id))
    }
    return ids
  }
