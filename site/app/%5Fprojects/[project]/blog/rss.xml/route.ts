import { enterScope } from '#site/data/base/enterScope.ts'
import { getFeedPosts } from '#site/data/blog.ts'
import { getSettings } from '#site/data/settings.ts'
import { rssFeed } from '#site/features/blog/rssFeed.ts'

export const revalidate = 60

export async function generateStaticParams() {
  return []
}

/** RSS feed of the newest articles. */
export async function GET(
  _request: Request,
  { params }: { params: Promise<{ project: string }> },
): Promise<Response> {
  const scope = await enterScope((await params).project)
  const settings = scope && (await getSettings(scope.slug))
  if (!settings) return new Response(null, { status: 404 })
  const posts = await getFeedPosts(scope.slug)
  return new Response(rssFeed(posts, settings, scope.locale), {
    headers: { 'content-type': 'application/rss+xml; charset=utf-8' },
  })
}
