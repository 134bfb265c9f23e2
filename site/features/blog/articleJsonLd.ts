import type { Post } from '#site/data/blog.ts'
import { blogPath } from '#site/data/blogPath.ts'
import { pictureInSize } from '#site/data/Picture.ts'
import type { Settings } from '#site/data/SettingsTypes.ts'

/** schema.org BlogPosting and BreadcrumbList, as the text of a script element (`<` escaped). */
export function articleJsonLd(post: Post, { title, address }: Settings): string {
  const url = `${address}/blog/${post.slug}`
  const image = pictureInSize(post.cover, 'wide')
  const crumbs = [
    { name: title, item: address },
    { name: 'Blog', item: `${address}/blog` },
    ...(post.category
      ? [{ name: post.category.title, item: `${address}${blogPath({ category: post.category.slug }, 1)}` }]
      : []),
    { name: post.title, item: url },
  ]
  const data = {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'BlogPosting',
        headline: post.title,
        description: post.excerpt,
        url,
        mainEntityOfPage: url,
        datePublished: post.publishedAt ?? undefined,
        dateModified: post.updatedAt,
        author: { '@type': 'Person', name: post.author },
        publisher: { '@type': 'Organization', name: title, url: address },
        image: image ? new URL(image.url, address).href : undefined,
        articleSection: post.category?.title,
        keywords: post.tags?.length ? post.tags.join(', ') : undefined,
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: crumbs.map((crumb, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          ...crumb,
        })),
      },
    ],
  }
  return JSON.stringify(data).replace(/</g, '\\u003c')
}
