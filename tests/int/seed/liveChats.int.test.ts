import type { BasePayload } from 'payload'
import { expect, it } from 'vitest'
import { countVotes, entriesAfter } from '#cms/operations/live/chat/entries.ts'
import { replayOfSession } from '#cms/operations/live/chat/storeReplay.ts'
import { seedChats } from '#cms/operations/seeding/activity/seedChats.ts'
import { startPayload } from '#cms/payload.ts'
import type { KeptQuestion, LiveMeetSession } from '#payload-types'
import { LiveChatSchema, type SeedLiveChat } from '#seed/format/LiveChatSchema.ts'
import { freshPhone } from '#tests/support/people.ts'
import { findFirst, importFolder, uniqueSeedFolder } from './importing.ts'

const ENTRIES = [
  { kind: 'message', by: 'asha', atS: 1, text: 'Good evening' },
  { kind: 'question', by: 'ravi', atS: 4, text: 'Why two roots?', votes: ['meena'], answeredAtS: 30 },
  {
    kind: 'poll',
    by: 'asha',
    atS: 10,
    text: 'How many roots?',
    closedAtS: 20,
    options: [
      { text: 'One', chosenBy: ['dev'] },
      { text: 'Two', chosenBy: ['ravi', 'meena'], isRight: true },
    ],
  },
  { kind: 'message', by: 'ravi', atS: 15, text: 'Two, I think' },
]

async function imported(state: 'live' | 'recorded' | 'scheduled') {
  const { slug, files } = uniqueSeedFolder({
    'users.csv': `key,name,phone,email,role\nasha,Asha Verma,${freshPhone()},,expert\nravi,Ravi Kumar,${freshPhone()},,student\nmeena,Meena Das,${freshPhone()},,student\ndev,Dev Rao,${freshPhone()},,student\n`,
    'lectures.csv': 'class,slug,chapter,title,kind,minutes\nalgebra,evening,First,Evening,live,60\n',
    'private-files.csv': null,
    'files/notes.pdf': null,
    'live-classes.csv': `class,lecture,title,startsOn,fromTime,minutes,provider,teachers,state\nalgebra,evening,Evening,today-1,19:00,60,sandbox,asha,${state}\n`,
  })
  await importFolder(files)
  const payload = await startPayload()
  const session = await findFirst<LiveMeetSession>('live-meet-sessions', slug)
  const chats: SeedLiveChat[] = [
    LiveChatSchema.parse({ class: 'algebra', lecture: 'evening', entries: ENTRIES }),
  ]
  return { payload, slug, session, chats, room: String(session.id) }
}

const saidIn = async (payload: BasePayload, room: string) =>
  (await entriesAfter(payload, room, 0, 100)).map(({ seq, kind, name }) => `${seq} ${kind} ${name}`)

it('a recorded class of a folder has its chat beside the recording, with answers and results of polls, also when it is imported again', async () => {
  const { payload, slug, chats, room } = await imported('recorded')
  for (const _ of [1, 2]) await seedChats({ payload, slug, chats, now: new Date() })
  expect(await saidIn(payload, room)).toEqual([
    '1 message Asha V.',
    '2 question Ravi K.',
    '3 poll Asha V.',
    '4 message Ravi K.',
    '5 closePoll Asha V.',
    '6 answered Ravi K.',
  ])
  const where = { question: { equals: `poll-${room}-3` } }
  const { docs } = await payload.db.find<KeptQuestion>({ collection: 'kept-questions', where })
  const speaker = String(docs[0]?.student)
  expect(docs.map(({ poll }) => [poll?.title, poll?.own, poll?.right])).toEqual([['Evening', 0, 1]])
  expect(await replayOfSession(payload, room, speaker)).toEqual({
    lines: [
      { atS: 1, kind: 'message', name: 'Asha V.', isTeacher: true, text: 'Good evening', answeredAtS: null },
      {
        atS: 4,
        kind: 'question',
        name: 'Ravi K.',
        isTeacher: false,
        text: 'Why two roots?',
        answeredAtS: 30,
      },
      {
        atS: 15,
        kind: 'message',
        name: 'Ravi K.',
        isTeacher: false,
        text: 'Two, I think',
        answeredAtS: null,
      },
    ],
    polls: [
      {
        seq: 3,
        atS: 10,
        text: 'How many roots?',
        options: [
          { text: 'One', count: 1 },
          { text: 'Two', count: 2 },
        ],
        right: 1,
        own: 0,
      },
    ],
  })
})

it('a running class has its chat without future entries, and no replay yet', async () => {
  const { payload, slug, chats, room } = await imported('live')
  const now = new Date()
  await seedChats({ payload, slug, chats, now })
  const entries = await entriesAfter(payload, room, 0, 100)
  expect(entries).toHaveLength(6)
  expect(entries.filter(({ at }) => Date.parse(at) > now.getTime())).toEqual([])
  expect(await countVotes(payload, room)).toEqual({ 2: [1], 3: [1, 2] })
  expect(await replayOfSession(payload, room, 'nobody')).toBeNull()
})

it('a chat of a class that has not started is refused with the reason', async () => {
  const { payload, slug, chats } = await imported('scheduled')
  await expect(seedChats({ payload, slug, chats, now: new Date() })).rejects.toThrow(
    'chat of algebra/evening: this class has not begun',
  )
})
