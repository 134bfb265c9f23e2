import type { BasePayload, Where } from 'payload'
import { readRow, readRows } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import { shortName } from '#domain/people/shortName.ts'
import type { LiveChatEntry, LiveMeetSession, User } from '#payload-types'
import type { SeedChatEntry, SeedLiveChat } from '#seed/format/LiveChatSchema.ts'
import { lectureOf } from '#seed/format/LiveClassSchema.ts'
import { keepMissed } from '../../exams/revision/missedPolls.ts'
import { addVote, appendEntry, closeEntry, type NewEntry } from '../../live/chat/entries.ts'
import { roomOf } from '../../live/chat/rooms.ts'
import { storeReplay } from '../../live/chat/storeReplay.ts'
import { ImportError } from '../writeRecord.ts'

type Args = { payload: BasePayload; slug: string; chats: readonly SeedLiveChat[]; now: Date }
type Room = {
  payload: BasePayload
  project: string
  room: string
  title: string
  startedAt: number
  now: Date
}
type Speaker = Pick<NewEntry, 'author' | 'name' | 'isTeacher'>

/**
 * Writes the chats of a seed folder into the rooms of their live classes, and stores those of recorded classes with their recordings. Idempotent,
 * also after an interruption. Throws an ImportError for a class that has not started.
 */
export async function seedChats({ payload, slug, chats, now }: Args): Promise<void> {
  if (chats.length === 0) return
  const project = await readRow({ payload, collection: 'projects', where: { slug: { equals: slug } } })
  if (!project) return
  for (const chat of chats) {
    const session = await sessionOf(payload, String(project.id), chat)
    const startedAt = Date.parse(session.startedAt ?? '')
    const { key: room } = await roomOf(payload, session)
    const { title } = session
    const of = { payload, project: String(project.id), room, title, startedAt, now }
    await writeEntries(of, await speakersOf(of, session, chat), chat.entries)
    if (session.state === 'recorded') await storeReplay(payload, session)
  }
}

async function sessionOf(
  payload: BasePayload,
  project: string,
  chat: SeedLiveChat,
): Promise<LiveMeetSession> {
  const key = lectureOf(chat)
  const where: Where = { and: [{ project: { equals: project } }, { seedKey: { equals: key } }] }
  const session = await readRow({ payload, collection: 'live-meet-sessions', where })
  if (!session?.startedAt) throw new ImportError(`chat of ${key}: this class has not begun`)
  return session
}

/** The authors and voters of the chats by key. Throws an ImportError for a person who is not in the project. */
async function speakersOf(
  { payload, project }: Room,
  session: LiveMeetSession,
  chat: SeedLiveChat,
): Promise<(key: string) => Speaker> {
  const keys = [
    ...new Set(chat.entries.flatMap((entry) => [entry.by, ...votesOf(entry).map(({ key }) => key)])),
  ]
  const people = (await readRows({
    payload,
    collection: 'users',
    sort: ['seedKey'],
    limit: keys.length,
    where: { and: [{ project: { equals: project } }, { seedKey: { in: keys } }] },
  })) as (User & { seedKey: string })[]
  const teachers = new Set((session.teachers ?? []).map(idOf))
  const speakers = new Map(
    people.map(({ id, name, seedKey }): [string, Speaker] => [
      seedKey,
      { author: String(id), name: shortName(name), isTeacher: teachers.has(String(id)) },
    ]),
  )
  return (key) => {
    const speaker = speakers.get(key)
    if (!speaker) throw new ImportError(`chat of ${lectureOf(chat)}: ${key} is not in the project`)
    return speaker
  }
}

/**
 * Writes the entries in chronological order, each with its votes and what happened to it later. A running class gets no
 * entries with future times.
 */
async function writeEntries(
  { payload, project, room, title, startedAt, now }: Room,
  speakerOf: (key: string) => Speaker,
  entries: readonly SeedChatEntry[],
): Promise<void> {
  const momentOf = (second: number) => new Date(Math.min(startedAt + second * 1000, now.getTime()))
  const rows = new Map<SeedChatEntry, LiveChatEntry>()
  const write = async (entry: SeedChatEntry, attempt: string) => {
    const { kind, text, by, atS } = entry
    const options = entry.kind === 'poll' ? entry.options.map((option) => option.text) : []
    const right = entry.kind === 'poll' ? entry.options.findIndex(({ isRight }) => isRight) : -1
    const at = momentOf(atS)
    const row = await appendEntry(payload, {
      project,
      room,
      ...speakerOf(by),
      kind,
      text,
      options,
      attempt,
      now: at,
      option: right < 0 ? null : right,
    })
    rows.set(entry, row)
    for (const { key, option } of votesOf(entry)) {
      const { author, isTeacher } = speakerOf(key)
      await addVote(payload, { project, room, target: row.seq ?? 0, option, author, isTeacher, now: at })
    }
  }
  const close = async (entry: SeedChatEntry, end: End, attempt: string) => {
    const row = rows.get(entry)
    if (!row) return
    await closeEntry(payload, row)
    if (end.kind === 'closePoll') await keepMissed(payload, row, title, momentOf(end.atS).getTime())
    const by = { ...speakerOf(entry.by), isTeacher: true }
    await appendEntry(payload, {
      project,
      room,
      ...by,
      kind: end.kind,
      target: row.seq ?? null,
      attempt,
      now: momentOf(end.atS),
      option: end.kind === 'closePoll' ? (row.option ?? null) : null,
    })
  }
  const steps = entries.flatMap((entry, index) => {
    const attempt = `seed-${index}`
    const end = endOf(entry)
    return [
      { atS: entry.atS, run: () => write(entry, attempt) },
      ...(end ? [{ atS: end.atS, run: () => close(entry, end, `${attempt}-end`) }] : []),
    ]
  })
  for (const { run } of steps.toSorted((a, b) => a.atS - b.atS)) await run()
}

function votesOf(entry: SeedChatEntry): { key: string; option: number }[] {
  if (entry.kind === 'message') return []
  if (entry.kind === 'question') return entry.votes.map((key) => ({ key, option: 0 }))
  return entry.options.flatMap(({ chosenBy }, option) => chosenBy.map((key) => ({ key, option })))
}

type End = { kind: 'answered' | 'closePoll'; atS: number }

function endOf(entry: SeedChatEntry): End | null {
  if (entry.kind === 'question' && entry.answeredAtS !== undefined)
    return { kind: 'answered', atS: entry.answeredAtS }
  if (entry.kind === 'poll' && entry.closedAtS !== undefined)
    return { kind: 'closePoll', atS: entry.closedAtS }
  return null
}
