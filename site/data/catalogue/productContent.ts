import type { z } from 'zod'
import type {
  FactsResponseSchema,
  ProductFacts,
  ProductProof,
  ProofResponseSchema,
} from '#domain/calls/catalogue.ts'
import { callCatalogue } from './catalogueCalls.ts'

/** The contents of a product, counted by the server. */
export type ContentCounts = ProductFacts['counts']

export const NOTHING: ContentCounts = {
  classes: 0,
  lectures: 0,
  minutes: 0,
  videos: 0,
  pdfs: 0,
  texts: 0,
  freeLectures: 0,
  testSeries: 0,
  papers: 0,
  freePapers: 0,
  quizzes: 0,
  questions: 0,
  testMinutes: 0,
  marks: 0,
  files: 0,
  pages: 0,
  keys: 0,
  products: 0,
}

/** Counts and prices by product id; those of products that are not published are left out. */
export async function getProductFacts(
  project: string,
  ids: readonly string[],
): Promise<Map<string, ProductFacts>> {
  if (ids.length === 0) return new Map()
  const answer = await callCatalogue<z.infer<typeof FactsResponseSchema>>({
    project,
    name: 'facts',
    search: new URLSearchParams([...new Set(ids)].sort().map((id) => ['products', id])),
    collections: [
      'selling-products',
      'class-content-summaries',
      'test-series',
      'test-papers',
      'quizzes',
      'digital-items',
      'sale-items',
    ],
    severity: 'medium',
  })
  return new Map(answer?.facts.map((facts) => [facts.product, facts]))
}

const NO_PROOF: ProductProof = { learners: 0, coupons: [] }

/** The number of people who own a product, and the coupons with the highest discount on it. */
export async function getProductProof(project: string, product: string): Promise<ProductProof> {
  const answer = await callCatalogue<z.infer<typeof ProofResponseSchema>>({
    project,
    name: 'proof',
    search: new URLSearchParams({ product }),
    collections: ['selling-products', 'coupons', 'sale-items'],
    severity: 'low',
  })
  return answer ?? NO_PROOF
}
