import { cache } from 'react'
import type { RichText } from '#site/ui/richText/richTextTree.ts'
import { getList } from './base/rest.ts'
import { type Page, type Query, selectFields } from './base/restQuery.ts'
import { type Picture, withProjectUrl } from './Picture.ts'
import type { Meta } from './pages.ts'
import { withTextPictures } from './textPictures.ts'

export type BlogCategory = { id: string; title: string; slug: string }

/** The fields that an article's card shows. */
export type PostCard = {
  id: string
  title: string
  slug: string
  excerpt: string
  author: string
  cover?: Picture | null
  category?: BlogCategory | null
  publishedAt?: string | null
  readingMinutes?: number | null
}

export type Post = PostCard & {
  content?: RichText | null
  authorBio?: string | null
  tags?: string[] | null
  meta?: Meta | null
  createdAt: string
  updatedAt: string
}

export const POSTS_PER_PAGE = 12
const FEED_POSTS = 50
const MAX_CATEGORIES = 100

const COLLECTION = 'blogs'
const CARD = [
  'title',
  'slug',
  'excerpt',
  'author',
  'cover',
  'category',
  'publishedAt',
  'readingMinutes',
] as const
const NEWEST = '-publishedAt,-createdAt'
const isPublished: Query = { _status: { equals: 'published' } }
/** Pictures and the category are populated, so their changes renew the page too. */
const whole = { depth: 1 }
const also = ['media', 'blog-categories'] as const

const plainIn =
  (project: string) =>
  <Doc extends PostCard>(post: Doc): Doc => ({
    ...post,
    // In the preview of a draft, required fields may still be empty.
    title: post.title ?? '',
    excerpt: post.excerpt ?? '',
    author: post.author ?? '',
    cover: withProjectUrl(project, post.cover),
    category: typeof post.category === 'object' ? post.category : null,
  })

/** One page of the articles, newest first: those of a category, with a tag, of an author, or all. */
export const getPosts = cache(
  async (
    project: string,
    page: number,
    category?: string,
    tag?: string,
    author?: string,
  ): Promise<Page<PostCard>> => {
    const list = await getList<PostCard>({
      project,
      collection: COLLECTION,
      also,
      query: {
        where: {
          ...isPublished,
          category: category ? { equals: category } : undefined,
          tags: tag ? { in: [tag] } : undefined,
          author: author ? { equals: author } : undefined,
        },
        select: selectFields(...CARD),
        sort: NEWEST,
        page,
        limit: POSTS_PER_PAGE,
        ...whole,
      },
    })
    return list
      ? { ...list, docs: list.docs.map(plainIn(project)) }
      : { docs: [], totalDocs: 0, totalPages: 0 }
  },
)

/** The newest articles for a section of a page. */
export async function getNewestPosts(
  project: string,
  limit: number,
  category?: string | null,
): Promise<PostCard[]> {
  const list = await getList<PostCard>({
    project,
    collection: COLLECTION,
    also,
    severity: 'medium',
    query: {
      where: { ...isPublished, category: category ? { equals: category } : undefined },
      select: selectFields(...CARD),
      sort: NEWEST,
      limit,
      ...whole,
    },
  })
  return list?.docs.map(plainIn(project)) ?? []
}

/** One published article, or null. */
export const getPost = cache(async (project: string, slug: string): Promise<Post | null> => {
  const list = await getList<Post>({
    project,
    collection: COLLECTION,
    document: slug,
    also,
    query: {
      where: { ...isPublished, slug: { equals: slug } },
      select: selectFields(...CARD, 'content', 'authorBio', 'tags', 'meta', 'createdAt', 'updatedAt'),
      limit: 1,
      ...whole,
    },
  })
  const found = list?.docs[0]
  if (!found) return null
  const image = found.meta?.image as string | { id: string } | null | undefined
  const post = plainIn(project)(found)
  const content = withTextPictures(project, post.content)
  return { ...post, content, meta: { ...post.meta, image: typeof image === 'object' ? image?.id : image } }
})

/** Other articles of the same category first, then the newest. */
export async function getRelatedPosts(project: string, post: Post, limit: number): Promise<PostCard[]> {
  const [same, newest] = await Promise.all([
    post.category ? getNewestPosts(project, limit + 1, post.category.id) : [],
    getNewestPosts(project, limit + 1),
  ])
  const postsById = new Map(
    [...same, ...newest].filter(({ id }) => id !== post.id).map((article) => [article.id, article]),
  )
  return [...postsById.values()].slice(0, limit)
}

/** The bio of an author in their newest article. */
export const getAuthorBio = cache(async (project: string, author: string): Promise<string | null> => {
  const list = await getList<Pick<Post, 'authorBio'>>({
    project,
    collection: COLLECTION,
    severity: 'low',
    query: {
      where: { ...isPublished, author: { equals: author }, authorBio: { exists: true } },
      select: selectFields('authorBio'),
      sort: NEWEST,
      limit: 1,
      depth: 0,
    },
  })
  return list?.docs[0]?.authorBio || null
})

/** The articles of the RSS feed: the newest. */
export const getFeedPosts = (project: string): Promise<PostCard[]> => getNewestPosts(project, FEED_POSTS)

/** All categories, by title; null when the read failed. */
export const getBlogCategories = cache(async (project: string): Promise<BlogCategory[] | null> => {
  const list = await getList<BlogCategory>({
    project,
    collection: 'blog-categories',
    severity: 'low',
    query: { select: selectFields('title', 'slug'), sort: 'title', limit: MAX_CATEGORIES, depth: 0 },
  })
  return list?.docs ?? null
})
