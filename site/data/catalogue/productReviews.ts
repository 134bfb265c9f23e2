import type { ReviewsResponse } from '#domain/calls/reviews.ts'
import { projectBase } from '#domain/links/projectPath.ts'
import { READ_HEADERS } from '../base/readHeaders.ts'
import { readLogged } from '../base/readLogged.ts'
import { tagsOf } from '../base/tags.ts'

const REVALIDATE_S = 60
const TIMEOUT_MS = 15_000

/**
 * The first page of a product's reviews, cached until they change; null when the project has reviews
 * disabled, or the read failed.
 */
export function getReviews(
  project: string,
  product: { id: string; slug: string },
): Promise<ReviewsResponse | null> {
  const collection = 'selling-products'
  const request = async () => {
    const url = `${process.env.CMS_URL}${projectBase(project)}/api/reviews/list?product=${encodeURIComponent(product.id)}`
    const response = await fetch(url, {
      // A changed review invalidates the tag of its product; whether reviews are enabled is a setting.
      next: { tags: tagsOf(project, collection, product.slug, ['admin-configs']), revalidate: REVALIDATE_S },
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: READ_HEADERS,
    })
    if (response.status === 404) return null
    if (!response.ok) throw new Error(`reviews/list of ${project} answered ${response.status}`)
    return (await response.json()) as ReviewsResponse
  }
  return readLogged(request, { project, collection: 'product-reviews', severity: 'medium' })
}
