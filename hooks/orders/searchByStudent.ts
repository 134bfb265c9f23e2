import type { CollectionBeforeOperationHook, PayloadRequest, Where } from 'payload'
import { inProject } from '#access/compose.ts'
import { viewerOf } from '#access/viewer.ts'
import { readRows } from '#database/guard.ts'
import { personWhere } from '#domain/people/personWhere.ts'

/** People whose orders one search looks through at most. */
const PEOPLE_MAX = 200

/**
 * Lets the search of a list look for the orders of a person: a text that is searched for in `student` becomes the people of that
 * name, phone or e-mail. Which orders come of it is for the access to orders; whoever sees an order reads whose it is.
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

const partsOf = ({ and, or }: Where): Where[] => [...(and ?? []), ...(or ?? [])]

const hasSearch = (where: Where): boolean => textOf(where) !== null || partsOf(where).some(hasSearch)

async function withPeople(req: PayloadRequest, where: Where): Promise<Where> {
  const { and, or } = where
  const text = textOf(where)
  const each = (parts: Where[]) => Promise.all(parts.map((part) => withPeople(req, part)))
  return {
    ...where,
    ...(and ? { and: await each(and) } : {}),
    ...(or ? { or: await each(or) } : {}),
    ...(text === null ? {} : { student: { in: await peopleCalled(req, text) } }),
  }
}

async function peopleCalled(req: PayloadRequest, text: string): Promise<string[]> {
  const whom = personWhere(text)
  const here = inProject({ req })
  if (!whom || here === false) return []
  const people = await readRows({
    payload: req.payload,
    collection: 'users',
    where: here === true ? whom : { and: [whom, here] },
    sort: ['createdAt'],
    limit: PEOPLE_MAX,
  })
  return people.map(({ id }) => String(id))
}
