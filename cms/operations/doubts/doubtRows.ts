import type { BasePayload } from 'payload'
import { readRow } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import { answersSubject, type DoubtRules } from '#domain/doubts/routing.ts'
import type { Doubt } from '#payload-types'

/** A doubt of the project by id or number, or null. */
export async function findDoubt(
  payload: BasePayload,
  project: string,
  which: { id: string } | { number: string },
): Promise<Doubt | null> {
  const [[field, value]] = Object.entries(which) as [[string, string]]
  const row = await readRow({
    payload,
    collection: 'doubts',
    where: { and: [{ project: { equals: project } }, { [field]: { equals: value } }] },
  })
  return row && idOf(row.project) === project ? row : null
}

/** A student's own doubt, or null. */
export async function ownDoubt(
  payload: BasePayload,
  project: string,
  student: string,
  which: { id: string } | { number: string },
): Promise<Doubt | null> {
  const row = await findDoubt(payload, project, which)
  return row && idOf(row.student) === student ? row : null
}

/** Whether an expert may open a doubt: it is theirs, or free for every expert of its subject. */
export const isOpenTo = (doubt: Doubt, expert: string, rules: DoubtRules): boolean => {
  const assigned = idOf(doubt.expert)
  return assigned === null ? answersSubject(rules, doubt.subject, expert) : assigned === expert
}
