import type { CollectionSlug } from 'payload'

export type Row = Record<string, unknown>
export type DataSection = {
  name: string
  collection: CollectionSlug
  by: string
  fields: string[]
  /** Removes parts of a row that the person may not read. */
  shown?: (row: Row) => Row
}
