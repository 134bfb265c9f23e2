import type { CollectionBeforeChangeHook } from 'payload'
import { readingMinutes } from '#domain/content/readingMinutes.ts'
import type { Blog } from '#payload-types'

/**
 * Before a blog post is saved: calculates its reading time, and dates its first publication unless a date is
 * set.
 */
export const completeBlog: CollectionBeforeChangeHook<Blog> = ({ data, originalDoc }) => {
  const content = data.content === undefined ? originalDoc?.content : data.content
  const publishedAt = data.publishedAt === undefined ? originalDoc?.publishedAt : data.publishedAt
  return {
    ...data,
    readingMinutes: readingMinutes(content),
    ...(data._status === 'published' && !publishedAt ? { publishedAt: new Date().toISOString() } : {}),
  }
}
