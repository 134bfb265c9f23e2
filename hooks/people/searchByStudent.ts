import type { CollectionBeforeOperationHook, PayloadRequest, Where } from 'payload'
import { inProject } from '#access/compose.ts'
import { viewerOf } from '#access/viewer.ts'
import { readRows } from '#database/guard.ts'
import { personWhere } from '#domain/people/personWhere.ts'

/** Maximum number of people whose rows a search includes. */
const PEOPLE_MAX = 200

/**
 * Lets a list search find orders, enrolments, returns and so on by person: a text searched in `student` becomes the people with that
 * name, phone or e-mail. Access to the collection still decides which rows are found; only for collections whose readers may see the
 * student of each row.
 */
export const searchByStudent: CollectionBeforeOperationHook = async ({ args, req }) => {
  const { where } = args as { where?: Where }
  return where && viewerOf(req)?.isStaff && hasSearch(where)
    ? { ...args, where: await withPeople(req, where) }
    : args
}

const textOf = ({ student }: Where): string | null => {
  const text = (student as { like?: unknown } | undefined)?.like
  return typeof text === 'string' ? text.trim() : null
}

const conditionsOf = ({ and, or }: Where): Where[] => [...(and ?? []), ...(or ?? [])]

const hasSearch = (where: Where): boolean => textOf(where) !== null || conditionsOf(where).some(hasSearch)

async function withPeople(req: PayloadRequest, where: Where): Promise<Where> {
  const { and, or } = where
  const text = textOf(where)
  const each = (parts: Where[]) => Promise.all(parts.map((part) => withPeople(req, part)))
  return {
    ...where,
    ...(and ? { and: await each(and) } : {}),
    ...(or ? { or: await each(or) } : {}),
    ...(text === null ? {} : { student: { in: await peopleMatching(req, text) } }),
  }
}

async function peopleMatching(req: PayloadRequest, text: string): Promise<string[]> {
  const search = personWhere(text)
  const scope = inProject({ req })
  if (!search || scope === false) return []
  const people = await readRows({
    payload: req.payload,
    collection: 'users',
    where: scope === true ? search : { and: [search, scope] },
    sort: ['createdAt'],
    limit: PEOPLE_MAX,
  })
  return people.map(({ id }) => String(id))
}
