import type { BasePayload } from 'payload'
import { insertIfAbsent, readRow } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import { updateWithRetry } from '#database/updateWithRetry.ts'
import { type ChatRules, DEFAULT_CHAT_RULES } from '#domain/live/chat.ts'
import type { LiveClassChatroom, LiveMeetSession } from '#payload-types'

const collection = 'live-class-chatrooms'
const whereOf = (session: string) => ({ key: { equals: session } })

/** The chat room of a live class, created on first use. */
export async function roomOf(payload: BasePayload, session: LiveMeetSession): Promise<LiveClassChatroom> {
  const key = String(session.id)
  const found = await readRow({ payload, collection, where: whereOf(key) })
  if (found) return found
  const made = await insertIfAbsent({
    payload,
    collection,
    data: {
      key,
      project: idOf(session.project),
      session: key,
      class: idOf(session.class),
      title: session.title,
      ...DEFAULT_CHAT_RULES,
      muted: [],
      banned: [],
      rev: 0,
    },
  })
  const room = made ?? (await readRow({ payload, collection, where: whereOf(key) }))
  if (!room) throw new Error(`the chat room of ${key} is gone`)
  return room
}

export const rulesOf = ({ slowS, isTeachersOnly, allowsLinks, words }: LiveClassChatroom): ChatRules => ({
  slowS,
  isTeachersOnly: isTeachersOnly ?? false,
  allowsLinks: allowsLinks ?? false,
  words: words ?? '',
})

const has = (list: unknown, user: string): boolean => Array.isArray(list) && list.includes(user)
export const isMuted = ({ muted }: Pick<LiveClassChatroom, 'muted'>, user: string): boolean =>
  has(muted, user)
export const isBanned = ({ banned }: Pick<LiveClassChatroom, 'banned'>, user: string): boolean =>
  has(banned, user)

type List = 'muted' | 'banned'

/** Adds a person to a list of a room, or removes them from it. */
export const setListed = (
  payload: BasePayload,
  session: string,
  { user, list, isOn }: { user: string; list: List; isOn: boolean },
): Promise<true | null> =>
  updateWithRetry<typeof collection, true>({
    payload,
    collection,
    where: whereOf(session),
    change: (row) => {
      const others = ((row[list] ?? []) as string[]).filter((one) => one !== user)
      return { data: { [list]: isOn ? [...others, user] : others }, answer: true }
    },
  })

/** Changes the rules of a room. */
export const setRules = (payload: BasePayload, session: string, rules: ChatRules): Promise<true | null> =>
  updateWithRetry<typeof collection, true>({
    payload,
    collection,
    where: whereOf(session),
    change: () => ({ data: { ...rules }, answer: true }),
  })
