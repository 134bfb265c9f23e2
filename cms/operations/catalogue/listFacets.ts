import type { BasePayload } from 'payload'
import type { z } from 'zod'
import type { RequestProject } from '#access/projectOf.ts'
import type { FacetsQuerySchema, FacetsResponse } from '#domain/calls/catalogue.ts'
import { countFacets } from '#domain/catalogue/facets.ts'
import { facetTable } from './facetTable.ts'

type Query = z.output<typeof FacetsQuerySchema>

/** One page of a product list with the counts of its filters. A page after the last one is empty. */
export async function listFacets(
  payload: BasePayload,
  project: RequestProject,
  { of: kinds, within, sort, page, limit, ...choices }: Query,
): Promise<Omit<FacetsResponse, 'apiSuccess' | 'message'>> {
  const { rows, words } = await facetTable(payload, project).read(sort)
  const scope = rows.filter(
    ({ row }) =>
      (kinds.length === 0 || kinds.includes(row.kind)) && (!within || row.categories.includes(within)),
  )
  const { matching, groups } = countFacets(scope, choices, words)
  return {
    total: matching.length,
    page,
    pages: Math.ceil(matching.length / limit),
    products: matching.slice((page - 1) * limit, page * limit).map(({ id }) => id),
    groups,
  }
}
