import { randomUUID } from 'node:crypto'
import type { BaseDatabaseAdapter, BasePayload, Field, SanitizedConfig } from 'payload'

type SchemaType = { options: { unique?: boolean }; sparse: (isSparse: boolean) => void }
type Schema = {
  path: (name: string) => { instance: string } | undefined
  remove: (name: string) => void
  eachPath: (work: (name: string, type: SchemaType) => void) => void
  add: (paths: Record<string, object>) => void
}
export type Connection = {
  plugin: (plugin: (schema: Schema) => void) => void
  /** The instance of Mongoose that made it. */
  base: { set: (option: string, value: unknown) => void }
}

const ID: Field = { name: 'id', type: 'text' }

/** Makes all documents of a connection, and their versions, have UUID texts as ids. Call it before models are made. */
export function useTextIds(connection: Connection): void {
  connection.plugin((schema) => {
    if (schema.path('_id')?.instance !== 'ObjectId') return
    schema.remove('_id')
    schema.add({ _id: { type: String, default: () => randomUUID() } })
  })
}

/** Makes unique fields of lists, whose rows have no id in the database, ignore documents with an empty list. */
export function ignoreEmptyLists(connection: Connection): void {
  connection.plugin((schema) => {
    if (schema.path('_id')) return
    schema.eachPath((_, type) => {
      if (type.options.unique) type.sparse(true)
    })
  })
}

/** Declares the ids of all collections as texts to Payload, so that relations to them are too, and any text is a valid query. */
export function declareTextIds({ collections }: BasePayload): void {
  for (const collection of Object.values(collections)) collection.customIDType ??= 'text'
}

/**
 * Makes an adapter write relations as texts: it asks the configuration whether the related collection has an id field. Only the adapter sees
 * that field, so that no form and no call has one.
 */
export function writeTextRelations(adapter: BaseDatabaseAdapter): void {
  const { payload } = adapter
  let known: SanitizedConfig | undefined
  let shown: SanitizedConfig | undefined
  const view = Object.create(payload, {
    config: {
      get: () => {
        if (known === payload.config) return shown
        known = payload.config
        const collections = known.collections.map((one) => ({ ...one, fields: [...one.fields, ID] }))
        shown = { ...known, collections }
        return shown
      },
    },
  }) as BasePayload
  // Payload sets it again after creating the adapter.
  Object.defineProperty(adapter, 'payload', { get: () => view, set: () => {} })
}
