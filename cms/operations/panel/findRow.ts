import type { CollectionSlug, DataFromCollectionSlug, PayloadRequest } from 'payload'
import { allOf, inProject } from '#access/compose.ts'
import { editorsOf, viewersOf } from '#access/moduleRules.ts'
import { readRow } from '#database/guard.ts'

type ModuleCollection = Parameters<typeof editorsOf>[0] & CollectionSlug

async function rowOf<S extends ModuleCollection>(
  req: PayloadRequest,
  collection: S,
  id: string,
  rule: typeof editorsOf,
): Promise<DataFromCollectionSlug<S> | null> {
  const extent = allOf(rule(collection), inProject)({ req })
  if (extent === false) return null
  const own = { id: { equals: id } }
  const where = extent === true ? own : { and: [own, extent] }
  return readRow({ payload: req.payload, collection, where })
}

/** A document that the requesting user may edit, in their project; null otherwise, as if it did not exist. */
export const findEditable = <S extends ModuleCollection>(req: PayloadRequest, collection: S, id: string) =>
  rowOf(req, collection, id, editorsOf)

/** A document that the requesting user may view, in their project; null otherwise. */
export const findViewable = <S extends ModuleCollection>(req: PayloadRequest, collection: S, id: string) =>
  rowOf(req, collection, id, viewersOf)
