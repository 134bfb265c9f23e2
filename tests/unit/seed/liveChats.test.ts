import { expect, test } from 'vitest'
import { lectureOf } from '#seed/format/LiveClassSchema.ts'
import { readFolder } from '#seed/readFolder.ts'
import { DEMO, folder, ofKind } from './exampleProjects.ts'
import { type Files, issuesOf, SCHOOL } from './folder.ts'

const withChat = (...entries: object[]): Files => ({
  ...SCHOOL,
  'lectures.csv': 'class,slug,chapter,title,kind,minutes\nalgebra,evening,First,Evening,live,60\n',
  'private-files.csv': null,
  'files/notes.pdf': null,
  'live-classes.csv':
    'class,lecture,title,startsOn,fromTime,minutes,provider,state\nalgebra,evening,Evening,today-1,19:00,60,sandbox,recorded\n',
  'live-chats.json': JSON.stringify([{ class: 'algebra', lecture: 'evening', entries }]),
})
const said = { kind: 'message', by: 'asha', atS: 3, text: 'Good evening' }
const poll = { kind: 'poll', by: 'asha', atS: 9, text: 'Which one?' }

test('the chat of a live class of the folder is valid', async () => {
  const options = [{ text: 'The first', chosenBy: ['asha'], isRight: true }, { text: 'The second' }]
  const asked = { kind: 'question', by: 'asha', atS: 5, text: 'Why?', votes: ['asha'], answeredAtS: 20 }
  expect(await issuesOf(withChat(said, asked, { ...poll, options, closedAtS: 30 }))).toEqual([])
})

test.each([
  ['a person who is not there', { ...said, by: 'nobody' }, 'refers to the person nobody, which is missing'],
  [
    'an answer of somebody who is not there',
    { ...poll, options: [{ text: 'The first', chosenBy: ['nobody'] }, { text: 'The second' }] },
    'refers to the person nobody, which is missing',
  ],
  ['a poll with one option', { ...poll, options: [{ text: 'Alone' }] }, 'must be at least 2 entries'],
  [
    'a poll with two right options',
    {
      ...poll,
      options: [
        { text: 'The first', isRight: true },
        { text: 'The second', isRight: true },
      ],
    },
    'must have one right option at most',
  ],
  ['a second before the class', { ...said, atS: -1 }, 'must be at least 0'],
])('%s is an issue of its file', async (_, entry, reason) => {
  expect(await issuesOf(withChat(entry))).toEqual([
    expect.objectContaining({ file: 'live-chats.json', reason }),
  ])
})

test('the chat of a class that is not held live is an issue', async () => {
  const files = { ...withChat(said), 'live-classes.csv': null }
  expect(await issuesOf(files)).toEqual([
    expect.objectContaining({ reason: 'refers to the live class algebra/evening, which is missing' }),
  ])
})

test('demo has a live class that is on and a recorded one, each with a chat and a poll, and nothing of it is from elsewhere', async () => {
  const read = await readFolder(folder('demo'))
  if (!read.ok) throw new Error('the demo cannot be read')
  const live = ofKind(DEMO, 'liveClass')
  for (const state of ['live', 'recorded']) {
    const one = live.find((row) => row.state === state)
    const chat = read.chats.find((row) => one && lectureOf(row) === lectureOf(one))
    expect(new Set(chat?.entries.map(({ kind }) => kind)), state).toEqual(
      new Set(['message', 'question', 'poll']),
    )
  }
  const recorded = live.find(({ state }) => state === 'recorded')
  const lesson = ofKind(DEMO, 'lecture').find(
    (one) => one.class === recorded?.class && one.slug === recorded?.lecture,
  )
  expect([lesson?.file, lesson?.youtube, lesson?.captions]).toEqual([
    'three-openings.webm',
    undefined,
    'three-openings-en.vtt',
  ])
})
