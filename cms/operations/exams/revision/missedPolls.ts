import type { BasePayload, Where } from 'payload'
import { insertMany } from '#database/bulk.ts'
import { countGroups } from '#database/countGroups.ts'
import { readRows } from '#database/guard.ts'
import { nextReview } from '#domain/exams/revision/nextReview.ts'
import { MAX_KEPT } from '#domain/exams/revision/revision.ts'
import { type MissedPoll, pollQuestion } from '#domain/live/missedPoll.ts'
import type { LiveChatEntry } from '#payload-types'
import { keptKey } from './keptKey.ts'

type Poll = Pick<LiveChatEntry, 'project' | 'room' | 'seq' | 'text' | 'options' | 'option'>
type Vote = { author: string; option: number }

/** Votes in one statement. */
const PER_READ = 500

/** Wrong answers to a poll, page by page; those of teachers are left out. */
async function* wrongVotes(
  payload: BasePayload,
  { room, seq, options, option }: Poll,
): AsyncGenerator<Vote[]> {
  const wrong = (options as string[]).map((_, index) => index).filter((index) => index !== option)
  const of: Where[] = [
    { room: { equals: room } },
    { kind: { equals: 'vote' } },
    { target: { equals: seq } },
    { option: { in: wrong } },
    { isTeacher: { equals: false } },
  ]
  let after = ''
  for (;;) {
    const rows = await readRows({
      payload,
      collection: 'live-chat-entries',
      where: { and: [...of, { key: { greater_than: after } }] },
      sort: ['key'],
      limit: PER_READ,
      select: ['key', 'author', 'option'],
    })
    if (rows.length > 0) yield rows.map(({ author, option }) => ({ author, option: option ?? 0 }))
    if (rows.length < PER_READ) return
    after = rows.at(-1)?.key ?? ''
  }
}

/** Puts a closed poll into the revision of everybody who answered it wrongly, due a day later. Safe to repeat: who has it keeps it as it is. */
export async function keepMissed(
  payload: BasePayload,
  poll: Poll,
  title: string,
  now: number,
): Promise<void> {
  if (typeof poll.option !== 'number') return
  for await (const votes of wrongVotes(payload, poll)) await addMissed(payload, poll, votes, title, now)
}

/** The same for one answer, which was counted while the poll was being closed. */
export async function keepMissedVote(
  payload: BasePayload,
  poll: Poll,
  vote: Vote,
  title: string,
  now: number,
): Promise<void> {
  if (typeof poll.option !== 'number' || poll.option === vote.option) return
  await addMissed(payload, poll, [vote], title, now)
}

async function addMissed(
  payload: BasePayload,
  { project, room, seq, text, options, option }: Poll,
  votes: readonly Vote[],
  title: string,
  now: number,
): Promise<void> {
  const question = pollQuestion(room, seq ?? 0)
  const students = votes.map(({ author }) => author)
  const groups = await countGroups(payload, {
    collection: 'kept-questions',
    only: { student: students },
    by: ['student'],
  })
  const full = new Set(groups.flatMap(({ student, count }) => (count >= MAX_KEPT ? [student] : [])))
  const dueAt = new Date(nextReview(0, false, now).dueAt).toISOString()
  const rows = votes
    .filter(({ author }) => !full.has(author))
    .map(({ author, option: own }) => {
      const poll: MissedPoll = {
        title,
        text: text ?? '',
        options: options as string[],
        own,
        right: option ?? 0,
      }
      return {
        key: keptKey(author, question),
        project,
        student: author,
        question,
        attempt: null,
        poll,
        isBookmarked: false,
        note: null,
        dueAt,
        step: 0,
        rev: 0,
      }
    })
  await insertMany(payload, 'kept-questions', rows as never)
}

/** Takes a poll that is deleted, such as one with a wrong key, out of revision. `poll` as it was before. */
export async function dropMissed(payload: BasePayload, poll: Poll): Promise<void> {
  if (typeof poll.option !== 'number') return
  const question = pollQuestion(poll.room, poll.seq ?? 0)
  for await (const votes of wrongVotes(payload, poll)) {
    const keys = votes.map(({ author }) => keptKey(author, question))
    await payload.db.deleteMany({ collection: 'kept-questions', where: { key: { in: keys } } })
  }
}
