import { enterScope } from '#site/data/base/enterScope.ts'
import { productCards } from '#site/data/catalogue/productCards.ts'
import { CARDS_PER_REQUEST, productIds } from '#site/data/catalogue/productIds.ts'
import { getProductsById } from '#site/data/catalogue/products.ts'

/** `?ids=a,b`: card data of these products, for parts of a page whose products depend on the browser. */
export async function GET(
  request: Request,
  { params }: { params: Promise<{ project: string }> },
): Promise<Response> {
  const scope = await enterScope((await params).project)
  if (!scope) return new Response(null, { status: 404 })
  const ids = productIds(new URL(request.url).searchParams.get('ids'), CARDS_PER_REQUEST)
  const cards = await productCards(scope.slug, await getProductsById(scope.slug, ids), scope.locale)
  return Response.json(cards, { headers: { 'cache-control': 'public, max-age=60' } })
}
