import type { CollectionBeforeChangeHook } from 'payload'
import { ValidationError } from 'payload'
import { idOf } from '#database/idOf.ts'
import { createsRedirectLoop, normalisePath } from '#domain/content/redirects.ts'
import { CONTENT_TEXTS } from '#domain/content/texts.ts'
import { isReservedSlug } from '#domain/pages/reservedSlugs.ts'
import type { Redirect } from '#payload-types'

/**
 * Before a redirect is saved: `from` must be a plain path that no part of the site needs and no other
 * redirect has, and the redirect must not make a loop. Automatic redirects of a changed slug are already
 * planned.
 */
export const checkRedirect: CollectionBeforeChangeHook<Redirect> = async ({
  collection,
  data,
  originalDoc,
  req,
}) => {
  if (req.context.isSlugHistory) return data
  const refuse = (path: 'from' | 'to', message: string) =>
    new ValidationError({ collection: collection.slug, errors: [{ path, message }] }, req.t)
  const { from: typed, to, project } = { ...originalDoc, ...data }
  const from = normalisePath(String(typed ?? ''))
  if (!from) throw refuse('from', CONTENT_TEXTS.noPath)
  if (from === '/') throw refuse('from', CONTENT_TEXTS.frontPageStays)
  const [first = '', ...others] = from.slice(1).split('/')
  if (others.length === 0 && isReservedSlug(first)) throw refuse('from', CONTENT_TEXTS.neededBySite)
  if (PROGRAM_PATHS.includes(first)) throw refuse('from', CONTENT_TEXTS.neededBySite)
  if (normalisePath(String(to)) === from) throw refuse('to', CONTENT_TEXTS.toItself)
  const find = async (path: string) => {
    const { docs } = await req.payload.db.find<Redirect>({
      collection: 'redirects',
      where: {
        and: [
          { project: { equals: idOf(project) } },
          { from: { equals: path } },
          { id: { not_equals: originalDoc?.id ?? '' } },
        ],
      },
      select: { to: true },
      limit: 1,
      pagination: false,
      req,
    })
    return docs[0]?.to ?? null
  }
  if ((await find(from)) !== null) throw refuse('from', CONTENT_TEXTS.redirectExists)
  if (await createsRedirectLoop(from, String(to), find)) throw refuse('to', CONTENT_TEXTS.circle)
  return { ...data, from }
}

/** Paths of programs, below which nothing can be redirected. */
const PROGRAM_PATHS = ['admin', 'api', 'internal', 'dev', '_next', '_projects', 'cms-static']
