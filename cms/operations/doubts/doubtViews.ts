import type { BasePayload } from 'payload'
import { readRow, readRows } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import type { DoubtRow, DoubtView, ExpertDoubtRow, ExpertDoubtView } from '#domain/calls/doubts.ts'
import { shortName } from '#domain/people/shortName.ts'
import type { Doubt } from '#payload-types'
import { typesetText } from './typesetText.ts'

/** What lists read of a doubt: everything but its texts. */
export const ROW_COLUMNS = [
  'id',
  'number',
  'subject',
  'title',
  'state',
  'student',
  'expert',
  'createdAt',
  'dueAt',
  'messageCount',
  'sharing',
] as const

export const rowOf = (doubt: Doubt): DoubtRow => ({
  id: String(doubt.id),
  number: doubt.number,
  subject: doubt.subject,
  title: doubt.title,
  state: doubt.state,
  askedAt: Date.parse(doubt.createdAt),
  dueAt: doubt.dueAt ? Date.parse(doubt.dueAt) : null,
  sharing: doubt.sharing,
  messageCount: doubt.messageCount,
})

/** Short names of these people by their ids. */
export async function namesOf(payload: BasePayload, ids: readonly string[]): Promise<Map<string, string>> {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return new Map()
  const rows = await readRows({
    payload,
    collection: 'users',
    where: { id: { in: wanted } },
    sort: ['id'],
    limit: wanted.length,
    select: ['id', 'name'],
  })
  return new Map(rows.map(({ id, name }) => [String(id), shortName(name)]))
}

export const expertRowOf = (doubt: Doubt, names: Map<string, string>, expert: string): ExpertDoubtRow => ({
  ...rowOf(doubt),
  student: names.get(idOf(doubt.student) ?? '') ?? '',
  isMine: idOf(doubt.expert) === expert,
})

/** A doubt with its conversation, as its student (`reader`) reads it. */
export async function viewOf(payload: BasePayload, doubt: Doubt, reader: string): Promise<DoubtView> {
  return {
    ...rowOf(doubt),
    ...(await conversationOf(payload, doubt, reader, await authorNames(payload, doubt))),
  }
}

/** The same as an expert reads it. */
export async function expertViewOf(
  payload: BasePayload,
  doubt: Doubt,
  expert: string,
): Promise<ExpertDoubtView> {
  const names = await authorNames(payload, doubt)
  return {
    ...expertRowOf(doubt, names, expert),
    ...(await conversationOf(payload, doubt, expert, names)),
  }
}

const authorNames = (payload: BasePayload, { messages, student }: Doubt): Promise<Map<string, string>> =>
  namesOf(payload, [...messages.map(({ author }) => author), idOf(student) ?? ''])

async function conversationOf(
  payload: BasePayload,
  doubt: Doubt,
  reader: string,
  names: Map<string, string>,
) {
  return {
    blocks: typesetText(doubt.text),
    files: doubt.files ?? [],
    messages: doubt.messages.map(({ at, by, author, text, files = [], drawings = [] }) => ({
      at,
      by,
      blocks: typesetText(text),
      files,
      drawings,
      name: author === reader ? null : (names.get(author) ?? ''),
    })),
    lesson: await lessonOf(payload, doubt),
    rejectedFor: doubt.rejectedFor ?? null,
    rating: doubt.rating ?? null,
  }
}

async function lessonOf(
  payload: BasePayload,
  { lecture: lectureId, second }: Doubt,
): Promise<DoubtView['lesson']> {
  const id = idOf(lectureId)
  const lecture = id && (await readRow({ payload, collection: 'lectures', where: { id: { equals: id } } }))
  const classId = lecture && idOf(lecture.class)
  const found =
    classId && (await readRow({ payload, collection: 'classes', where: { id: { equals: classId } } }))
  if (!lecture || !found) return null
  return { title: lecture.title, href: `/learn/${found.slug}/${lecture.slug}`, second: second ?? null }
}
