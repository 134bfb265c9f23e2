import { readRow } from '#database/guard.ts'
import { ModerateBodySchema } from '#domain/calls/liveChat.ts'
import { AcceptedSchema } from '#domain/calls/responses.ts'
import type { ChatKind } from '#domain/live/chat.ts'
import { shortName } from '#domain/people/shortName.ts'
import { textOf } from '#domain/text/textOf.ts'
import { recordAudit } from '../../operations/audit/recordAudit.ts'
import { dropMissed } from '../../operations/exams/revision/missedPolls.ts'
import { closePoll } from '../../operations/live/chat/closePolls.ts'
import { appendEntry, closeEntry, entryAt, eraseEntry } from '../../operations/live/chat/entries.ts'
import { liveRooms } from '../../operations/live/chat/liveRooms.ts'
import { setListed, setRules } from '../../operations/live/chat/rooms.ts'
import { watchRooms } from '../../operations/live/chat/watchRooms.ts'
import { defineCall } from '../defineCall.ts'
import { notFound } from '../refusals.ts'
import { refuse } from '../responses.ts'
import { enterRoom } from './liveChat.ts'

/** Acts about a person, as lists of the room. */
const LISTS = {
  mute: { list: 'muted', isOn: true },
  unmute: { list: 'muted', isOn: false },
  ban: { list: 'banned', isOn: true },
} as const

export const moderate = defineCall({
  path: '/learn/moderatelive',
  summary:
    'What teachers do in the chat room of a live class: delete, pin, answer, mute, ban, rules and polls',
  body: ModerateBodySchema,
  answer: AcceptedSchema,
  handle: async (context) => {
    const { req, project, body, now } = context
    const entered = await enterRoom(context, body.id)
    if ('refusal' in entered) return entered.refusal
    const { session, room, person, isTeacher } = entered
    if (!isTeacher) return refuse(textOf('forbidden'), 'forbidden', { httpStatus: 403 })
    const { payload } = req
    const user = await readRow({ payload, collection: 'users', where: { id: { equals: person } } })
    const append = (kind: ChatKind, attempt: string, more: object = {}) =>
      appendEntry(payload, {
        project: project.id,
        room: room.key,
        kind,
        author: person,
        name: shortName(user?.name),
        isTeacher: true,
        attempt: `${attempt}:${now.getTime()}`,
        now,
        ...more,
      })
    if (body.act === 'rules') {
      await setRules(payload, room.key, body.rules)
      await append('rules', 'rules')
    } else if (body.act === 'poll')
      await append('poll', 'poll', { text: body.text, options: body.options, option: body.right })
    else {
      const entry = await entryAt(payload, room.key, body.seq)
      if (!entry || (body.act === 'closePoll' && entry.kind !== 'poll')) return notFound()
      if (body.act === 'mute' || body.act === 'unmute' || body.act === 'ban') {
        if (entry.isTeacher) return refuse(textOf('chatTeacher'), 'staff')
        await setListed(payload, room.key, { user: entry.author, ...LISTS[body.act] })
        if (body.act === 'ban') await watchRooms(payload, now)
      } else if (body.act === 'closePoll')
        await closePoll(payload, entry, {
          author: person,
          name: shortName(user?.name),
          title: session.title,
          now,
        })
      else {
        if (body.act === 'delete') {
          await eraseEntry(payload, entry)
          await dropMissed(payload, entry)
        }
        if (body.act === 'answered') await closeEntry(payload, entry)
        await append(body.act, `${body.act}:${body.seq}`, { target: body.seq })
      }
    }
    void liveRooms.wake(payload, room.key)
    await recordAudit(req, {
      action: 'update',
      entity: 'live-class-chatrooms',
      entityId: String(room.id),
      entityTitle: session.title,
      summary: `Chat of "${session.title}": ${body.act}`,
      changes: [],
      project: project.id,
      now,
    })
    return { apiSuccess: true as const }
  },
})
