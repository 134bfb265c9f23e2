import type { BasePayload } from 'payload'
import type { SessionUser } from '#access/viewer.ts'
import type { DataSection, Row } from './DataSection.ts'
import { SECTIONS, SECTIONS_BY_UID } from './dataSections.ts'

const PAGE_SIZE = 200

/** Streams everything stored about a person as one JSON document, read page by page. */
export async function* collectData(
  payload: BasePayload,
  user: SessionUser,
  project: string,
  now: Date,
): AsyncGenerator<string> {
  const {
    uid,
    name,
    phone,
    email,
    isPhoneVerified,
    isEmailVerified,
    userLevel,
    additionalFields,
    createdAt,
  } = user
  const profile = {
    uid,
    name,
    phone,
    isPhoneVerified,
    email,
    isEmailVerified,
    userLevel,
    additionalFields,
    createdAt,
  }
  yield `{"project":${JSON.stringify(project)},"madeAt":${JSON.stringify(now.toISOString())}`
  yield `,"profile":${JSON.stringify(profile)}`
  for (const section of SECTIONS) yield* rowsOf(payload, section, user.id)
  for (const section of SECTIONS_BY_UID) yield* rowsOf(payload, section, user.uid)
  yield '}\n'
}

async function* rowsOf(payload: BasePayload, section: DataSection, owner: string): AsyncGenerator<string> {
  const { name, collection, by, fields, shown } = section
  yield `,\n${JSON.stringify(name)}:[`
  let isFirst = true
  for (let page = 1, hasMore = true; hasMore; page += 1) {
    const found = await payload.db.find<Row & { id: string }>({
      collection,
      where: { [by]: { equals: owner } },
      select: Object.fromEntries(fields.map((field) => [field, true])),
      // New rows sort last, so that pages do not shift.
      sort: ['createdAt', 'id'],
      limit: PAGE_SIZE,
      page,
    })
    for (const row of found.docs) {
      yield `${isFirst ? '' : ','}\n${JSON.stringify(shown ? shown(row) : row)}`
      isFirst = false
    }
    hasMore = found.hasNextPage
  }
  yield ']'
}
