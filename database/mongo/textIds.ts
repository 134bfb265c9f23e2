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

/** Gives all documents of a connection, and their versions, UUID texts as ids. Call it before models are created. */
export function useTextIds(connection: Connection): void {
  connection.plugin((schema) => {
    if (schema.path('_id')?.instance !== 'ObjectId') return
    schema.remove('_id')
    schema.add({ _id: { type: String, default: () => randomUUID() } })
  })
}

/** Makes unique indexes inside lists (schemas without `_id`) sparse, so that documents with an empty list do not collide. */
export function ignoreEmptyLists(connection: Connection): void {
  connection.plugin((schema) => {
    if (schema.path('_id')) return
    schema.eachPath((_, type) => {
      if (type.options.unique) type.sparse(true)
    })
  })
}

/** Declares the ids of all collections as texts to Payload, so that relations are texts too and any text is valid in a query. */
export function declareTextIds({ collections }: BasePayload): void {
  for (const collection of Object.values(collections)) collection.customIDType ??= 'text'
}

/**
 * Makes an adapter write relations as texts: for this it needs an id field in the configuration of the related collection. Only the
 * adapter sees that field, so forms and calls have none.
 */
export function writeTextRelations(adapter: BaseDatabaseAdapter): void {
  const { payload } = adapter
  let original: SanitizedConfig | undefined
  let extended: SanitizedConfig | undefined
  const view = Object.create(payload, {
    config: {
      get: () => {
        if (original === payload.config) return extended
        original = payload.config
        const collections = original.collections.map((one) => ({ ...one, fields: [...one.fields, ID] }))
        extended = { ...original, collections }
        return extended
      },
    },
  }) as BasePayload
  // Payload sets it again after creating the adapter.
  Object.defineProperty(adapter, 'payload', { get: () => view, set: () => {} })
}
