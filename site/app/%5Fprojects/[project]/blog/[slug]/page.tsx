import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { enterScope } from '#site/data/base/enterScope.ts'
import { pageMetadata } from '#site/data/base/pageMetadata.ts'
import { getPost, getRelatedPosts } from '#site/data/blog.ts'
import { pictureInSize } from '#site/data/Picture.ts'
import { getSettings } from '#site/data/settings.ts'
import { ArticleScreen } from '#site/features/blog/ArticleScreen.tsx'
import { articleJsonLd } from '#site/features/blog/articleJsonLd.ts'
import { withFeed } from '#site/features/blog/blogMetadata.ts'
import { PageTexts } from '#site/texts/PageTexts.tsx'

type PageProps = { params: Promise<{ project: string; slug: string }> }

const RELATED = 3

export const revalidate = 60

export async function generateStaticParams() {
  return []
}

const find = async ({ params }: PageProps) => {
  const { project, slug } = await params
  const scope = await enterScope(project)
  if (!scope) return null
  const [post, settings] = await Promise.all([getPost(scope.slug, slug), getSettings(scope.slug)])
  return post && settings && { post, settings, project: scope.slug }
}

export async function generateMetadata(props: PageProps): Promise<Metadata> {
  const found = await find(props)
  if (!found) return {}
  const { post, settings, project } = found
  const meta = { ...post.meta, description: post.meta?.description || post.excerpt }
  const metadata = await pageMetadata(project, { title: post.title, meta }, `/blog/${post.slug}`)
  const cover = pictureInSize(post.cover, 'wide')
  return withFeed(project, {
    ...metadata,
    authors: [{ name: post.author }],
    openGraph: {
      ...metadata.openGraph,
      ...(cover && !meta.image ? { images: [new URL(cover.url, settings.address).href] } : {}),
      type: 'article',
      publishedTime: post.publishedAt ?? undefined,
      modifiedTime: post.updatedAt,
      authors: [post.author],
      section: post.category?.title,
      tags: post.tags ?? undefined,
    },
  })
}

export default async function ArticlePage(props: PageProps) {
  const found = await find(props)
  if (!found) notFound()
  const { post, settings, project } = found
  const related = await getRelatedPosts(project, post, RELATED)
  return (
    <>
      <script
        type="application/ld+json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with < escaped
        dangerouslySetInnerHTML={{ __html: articleJsonLd(post, settings) }}
      />
      <PageTexts areas={['blog']}>
        <ArticleScreen
          post={post}
          related={related}
          address={`${settings.address}/blog/${post.slug}`}
          timeZone={settings.timeZone}
        />
      </PageTexts>
    </>
  )
}
