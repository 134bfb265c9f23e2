import type { BasePayload, PayloadRequest } from 'payload'
import { readRow, readRows } from '#database/guard.ts'
import type { Class } from '#payload-types'

/** State of a marked class that is complete. */
const WHOLE = 'whole'
/** Collections in which an import creates documents, in the order of deletion; lectures are deleted with their class. */
const MARKED = ['classes', 'media', 'private-files'] as const
const PER_READ = 200

/**
 * Marks all documents that an import of a class has created so far, in the fields for imported project folders. The marks are removed when the
 * class is complete, so after a crash they identify what the import left behind.
 */
export class ImportMark {
  readonly seedKey: string

  constructor(
    private readonly req: PayloadRequest,
    upload: string,
  ) {
    this.seedKey = `import:${upload}`
  }

  private get payload(): BasePayload {
    return this.req.payload
  }

  private get where() {
    return { seedKey: { equals: this.seedKey } }
  }

  /** A complete class of this import whose marks were not removed before a crash. */
  async completeClass(): Promise<Class | null> {
    const row = await readRow({ payload: this.payload, collection: 'classes', where: this.where })
    return row?.seedHash === WHOLE ? row : null
  }

  /**
   * Gives the class its title, and a slug made from it where `slug` is empty. From then on it is complete, and a repeated import of the same upload
   * returns it.
   */
  async markComplete(id: string, named: { title: string; slug?: '' }): Promise<Class> {
    const data = { ...named, seedHash: WHOLE } as never
    return (await this.payload.update({
      collection: 'classes',
      id,
      data,
      depth: 0,
      req: this.req,
      overrideAccess: true, // the caller has checked the right to add classes
    })) as Class
  }

  /** Removes the marks, that of the class last. Idempotent. */
  async removeMarks(): Promise<void> {
    for (const collection of MARKED.toReversed())
      for (const id of await this.marked(collection))
        await this.payload.update({
          collection,
          id,
          data: { seedKey: null, seedHash: null } as never,
          depth: 0,
          req: this.req,
          overrideAccess: true, // marks are of no person
        })
  }

  /** Deletes what the import has created. Documents that cannot be deleted are logged and stay marked. */
  async undo(): Promise<void> {
    for (const collection of MARKED)
      for (const id of await this.marked(collection))
        await this.payload
          .delete({ collection, id, overrideAccess: true, req: this.req })
          .catch((err) => this.payload.logger.error({ msg: 'a part of a failed import stays', id, err }))
  }

  private async marked(collection: (typeof MARKED)[number]): Promise<string[]> {
    const ids: string[] = []
    for (;;) {
      const after = ids.at(-1)
      const rows = await readRows({
        payload: this.payload,
        collection,
        sort: ['id'],
        limit: PER_READ,
        where: { and: [this.where, ...(after ? [{ id: { greater_than: after } }] : [])] },
      })
      ids.push(...rows.map(({ id }) => String(id)))
      if (rows.length < PER_READ) return ids
    }
  }
}
