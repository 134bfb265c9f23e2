import { randomUUID } from 'node:crypto'
import type { BasePayload } from 'payload'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import type { RequestProject } from '#access/projectOf.ts'
import { publishChange } from '#cms/config/changes.ts'
import { SharedDoubts } from '#cms/operations/doubts/SharedDoubts.ts'
import { startPayload } from '#cms/payload.ts'
import { conditionalUpdate } from '#database/guard.ts'
import type { DoubtView, SimilarDoubt } from '#domain/calls/doubts.ts'
import { similarTerms } from '#domain/doubts/similarDoubts.ts'
import { effects } from '#hooks/effects.ts'
import type { Browser } from '#tests/support/browser.ts'
import { createProject } from '#tests/support/createProject.ts'
import { createPerson, signIn, signInStaff } from '#tests/support/people.ts'

type Answer = { apiSuccess: boolean; number: string; code?: string }

let payload: BasePayload
let project: RequestProject
let student: Browser
let other: Browser
let admin: Browser

const signInNew = async (at = project) => signIn(at, (await createPerson(payload, at)).phone)

beforeAll(async () => {
  payload = await startPayload()
  effects.publishChange = publishChange
})
beforeEach(async () => {
  project = await createProject(payload)
  student = await signInNew()
  other = await signInNew()
  admin = await signInStaff(project, (await createPerson(payload, project, 800)).phone)
})

const act = async (by: Browser, path: string, body: object) => (await by.post<Answer>(path, body)).body

/** A doubt about friction, with the answer of an expert unless it waits. */
async function askAbout(mayShare: boolean, isAnswered = true): Promise<{ number: string; id: string }> {
  const { number } = await act(student, '/doubt/ask', {
    subject: 'physics',
    title: 'Work done by friction',
    attempt: randomUUID(),
    mayShare,
    text: 'Why is the work of friction $W = -fs$ negative here?',
  })
  const { doubt } = (await student.get<{ doubt: DoubtView }>(`/doubt/one?number=${number}`)).body
  const message = {
    at: 1,
    by: 'expert' as const,
    author: 'x',
    text: 'They point apart.',
    attempt: 'attempt-1',
    files: [],
    drawings: [],
  }
  if (isAnswered)
    await conditionalUpdate({
      payload,
      collection: 'doubts',
      where: { id: { equals: doubt.id } },
      data: { state: 'answered', messages: [message] },
    })
  return { number, id: doubt.id }
}

const asked = (more: object = {}) => ({
  subject: 'physics',
  title: 'Friction work negative',
  text: 'Why is the work of friction negative?',
  ...more,
})
const similarFor = async (by: Browser, body: object = asked()) =>
  (await by.post<{ doubts: SimilarDoubt[] }>('/doubt/similar', body)).body.doubts
const numbersFor = async (by: Browser, body?: object) =>
  (await similarFor(by, body)).map(({ number }) => number)
const share = (doubt: string, isShared: boolean, by = admin) => act(by, '/doubt/share', { doubt, isShared })

it('an answered doubt is offered to others once its student and staff let it be read, without names', async () => {
  const { number, id } = await askAbout(true)
  expect(await numbersFor(other)).toEqual([])
  expect((await share(id, true)).apiSuccess).toBe(true)
  const found = await similarFor(other)
  expect(found.map((doubt) => doubt.number)).toEqual([number])
  expect(Object.keys(found[0] ?? {}).toSorted()).toEqual(['answer', 'blocks', 'number', 'title'])
  expect(await numbersFor(other, asked({ subject: 'maths' }))).toEqual([])
  expect(await numbersFor(other, asked({ title: 'Mitochondria', text: 'The powerhouse of cells' }))).toEqual(
    [],
  )
})

it('staff and the student can each take a shared doubt back', async () => {
  const { number, id } = await askAbout(true)
  await share(id, true)
  expect((await share(id, false)).apiSuccess).toBe(true)
  expect(await numbersFor(other)).toEqual([])
  await share(id, true)
  expect(await numbersFor(other)).toEqual([number])
  expect((await act(student, '/doubt/withdraw', { doubt: id })).apiSuccess).toBe(true)
  expect(await numbersFor(other)).toEqual([])
  expect((await share(id, true)).code).toBe('tooLate')
})

it('private doubts, waiting ones and those of other projects are never offered', async () => {
  const { id } = await askAbout(false)
  expect((await share(id, true)).code).toBe('tooLate')
  await share((await askAbout(true, false)).id, true)
  expect(await numbersFor(other)).toEqual([])
  const shared = await askAbout(true)
  await share(shared.id, true)
  expect(await numbersFor(other)).toEqual([shared.number])
  expect(await numbersFor(await signInNew(await createProject(payload)))).toEqual([])
})

it('nobody else decides whether a doubt is shared', async () => {
  const { id } = await askAbout(true)
  expect((await other.post('/doubt/withdraw', { doubt: id })).status).toBe(404)
  for (const by of [student, other])
    expect((await by.post('/doubt/share', { doubt: id, isShared: true })).status).toBe(403)
})

/** Answered doubts of the project that are shared, from the oldest to the newest. */
async function addShared(titles: readonly string[]): Promise<void> {
  const owner = String((await createPerson(payload, project)).id)
  const message = { at: 1, by: 'expert', author: 'x', text: 'So.', attempt: 'a', files: [], drawings: [] }
  for (const [i, title] of titles.entries()) {
    const at = new Date(Date.now() - (titles.length - i) * 60_000).toISOString()
    await payload.db.create({
      collection: 'doubts',
      data: {
        project: project.id,
        student: owner,
        subject: 'physics',
        title,
        text: title,
        sharing: 'shared',
        number: `DB-26-${String(i).padStart(6, '0')}`,
        doubtKey: randomUUID(),
        state: 'answered',
        movedAt: at,
        createdAt: at,
        messages: [message],
        messageCount: 1,
      },
    })
  }
}

it('one that was shared before 500 others is found among them, in Hindi and Latin letters', async () => {
  const filler = Array.from({ length: 520 }, (_, i) => `Lens ${i} and the image of mirror ${i}`)
  await addShared(['घर्षण बल की दिशा', 'Gravitation of two planets', ...filler])
  const titlesFor = async (title: string) =>
    (await similarFor(other, asked({ title, text: '' }))).map((doubt) => doubt.title)
  expect(await titlesFor('gharshan bal disha')).toEqual(['घर्षण बल की दिशा'])
  expect(await titlesFor('घर्षण बल दिशा')).toEqual(['घर्षण बल की दिशा'])
  expect(await titlesFor('planets gravitation')).toEqual(['Gravitation of two planets'])
  // One that is shared after the index was read is found with the next question.
  const { number, id } = await askAbout(true)
  await share(id, true)
  expect(await numbersFor(other)).toEqual([number])
})

it('within a minute the index has what was shared by a process that was killed before it published the change', async () => {
  let now = 0
  const shared = new SharedDoubts(payload, project.id, () => now)
  const find = () => shared.find(similarTerms('friction work'), 'physics', 9)
  expect(await find()).toEqual([])
  const { id } = await askAbout(true)
  await share(id, true)
  expect(await find()).toEqual([])
  now += 60_001
  await find()
  await expect.poll(find).toEqual([id])
  await share(id, false)
  now += 60_001
  await find()
  await expect.poll(find).toEqual([])
})
