import type { BasePayload, PayloadRequest } from 'payload'
import { readRow, readRows } from '#database/guard.ts'
import type { Class } from '#payload-types'

/** The state of a marked class in which nothing is missing any more. */
const WHOLE = 'whole'
/** What an import makes, in the order in which it can be deleted: lectures go with their class. */
const MARKED = ['classes', 'media', 'private-files'] as const
const PER_READ = 200

/**
 * The mark of everything that an import of a class has made so far, in the fields of imported project folders. It is removed when the class is
 * whole, so what still has it after a kill is what the import left behind.
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

  /** A complete class of this import whose marks were not removed before a kill. */
  async wholeClass(): Promise<Class | null> {
    const row = await readRow({ payload: this.payload, collection: 'classes', where: this.where })
    return row?.seedHash === WHOLE ? row : null
  }

  /**
   * Gives the class its title, and an address made from it where `slug` is empty: from here on it is whole, and a later import of the same upload
   * is answered with it.
   */
  async makeWhole(id: string, named: { title: string; slug?: '' }): Promise<Class> {
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

  /** Takes the marks off; that of the class last. Safe to repeat after a kill. */
  async takeOff(): Promise<void> {
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

  /** Deletes what the import has made. What can't be deleted is logged and stays marked. */
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
