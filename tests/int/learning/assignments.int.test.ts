import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { fileStore } from '#cms/adapters/storage/openFileStore.ts'
import { readFile } from '#cms/adapters/storage/readFile.ts'
import { deleteAccount } from '#cms/operations/account/deleteAccount.ts'
import { deleteUnnamedAssignmentFiles } from '#cms/operations/assignments/assignmentFiles.ts'
import { readRow } from '#database/guard.ts'
import type { AssignmentResponse } from '#domain/calls/learning/assignments.ts'
import type { MyClass } from '#domain/calls/learning/learning.ts'
import { UNNAMED_FILE_MS } from '#domain/exams/answers/answerFiles.ts'
import type { AssignmentFile, AssignmentSubmission, Lecture } from '#payload-types'
import { type Browser, openBrowser } from '#tests/support/browser.ts'
import { createCourse } from '#tests/support/catalogue.ts'
import { entitle } from '#tests/support/entitle.ts'
import { pngFile } from '#tests/support/files.ts'
import { createPerson, signInStaff } from '#tests/support/people.ts'
import { newShopper, openShop } from '#tests/support/shop/openShop.ts'
import { openShopper } from '#tests/support/shop/shopper.ts'
import { fetchApi, sendForm } from '../storage/sendForm.ts'

const shop = openShop()
const me = newShopper(shop)

type Answered = { apiSuccess: boolean; code?: string }

/** An assignment in a class that the shopper has. */
async function assignmentWith(data: Partial<Lecture> = {}) {
  const { payload, project } = shop
  const { course, lectures } = await createCourse(payload, project)
  await entitle(payload, { project: project.id, student: me.id, kind: 'class', target: course.id })
  const lecture = String(lectures[0]?.id)
  const change = (more: Partial<Lecture>) =>
    payload.update({
      collection: 'lectures',
      id: lecture,
      data: more,
      overrideAccess: true,
      context: { project },
    })
  await change({ isFree: false, kind: 'assignment', maxMarks: 20, maxFiles: 2, ...data })
  return {
    lecture,
    change,
    course: String(course.id),
    open: async (by: Browser = me.browser) =>
      (await by.get<AssignmentResponse & Answered>(`/learn/assignment?lecture=${lecture}`)).body,
    handIn: async (text: string, files: readonly object[] = [], by: Browser = me.browser) => {
      const { body, status } = await by.post<Answered>('/learn/handin', { lecture, text, files })
      return body.apiSuccess ? 'handedIn' : (body.code ?? status)
    },
    complete: async () => (await me.browser.post<Answered>('/learn/complete', { lecture })).body,
    row: async () =>
      (await payload.db.findOne<AssignmentSubmission>({
        collection: 'assignment-submissions',
        where: { lecture: { equals: lecture } },
      })) as AssignmentSubmission,
  }
}

/** A photo that no other one is equal to, as it is sent and named. */
async function photo(name = 'page.png') {
  const data = Buffer.concat([(await pngFile()).data, Buffer.from(crypto.randomUUID())])
  return { data, digest: createHash('sha256').update(data).digest('hex'), name }
}
type Photo = Awaited<ReturnType<typeof photo>>

async function send(lecture: string, { data, digest }: Photo, by: Browser = me.browser) {
  const path = `/learn/addassignmentfile?lecture=${lecture}&file=${digest}`
  const response = await sendForm(by, shop.project, path, data, { name: 'page.png', type: 'image/png' })
  const { apiSuccess, code } = (await response.json()) as Answered
  return apiSuccess ? 'kept' : response.status === 200 ? code : response.status
}
const named = ({ digest, name }: Photo) => ({ digest, name })

/** Staff with the permission Assignments. */
async function reviewer() {
  const { payload, project } = shop
  const staff = await createPerson(payload, project, 650)
  await payload.db.create({
    collection: 'access-configurations',
    data: {
      project: project.id,
      user: staff.id,
      accessList: [{ id: 'assignments', canEdit: true }],
    },
  })
  const desk = await signInStaff(project, staff.phone)
  return {
    desk,
    review: async (row: AssignmentSubmission, given: object) => {
      const body = { id: row.id, rev: row.rev, marks: null, comment: '', ...given }
      const answer = await desk.post<Answered>('/assignments/review', body)
      return answer.body.apiSuccess ? 'done' : (answer.body.code ?? answer.status)
    },
  }
}

describe('an assignment', () => {
  it('is handed in with photos, returned, handed in again and accepted, which alone completes its lesson', async () => {
    const assignment = await assignmentWith()
    const [first, second] = [await photo('one.png'), await photo('two.png')]
    expect(await assignment.handIn('')).toBe('empty')
    expect(await assignment.handIn('My answer', [named(first)])).toBe('filesMissing')
    expect(await send(assignment.lecture, first)).toBe('kept')
    expect(await send(assignment.lecture, first)).toBe('kept')
    await Promise.all([1, 2].map(() => assignment.handIn('My answer', [named(first)])))
    expect(await assignment.open()).toMatchObject({
      assignment: { dueAt: null, maxMarks: 20, maxFiles: 2 },
      submission: { state: 'handedIn', text: 'My answer', files: [named(first)], isLate: false, earlier: [] },
    })
    expect(await assignment.complete()).toMatchObject({ apiSuccess: false, code: 'notAccepted' })

    const { review } = await reviewer()
    const row = await assignment.row()
    expect(await review(row, { isAccepted: false })).toBe('comment')
    expect(await review(row, { isAccepted: true, marks: 20.5 })).toBe('marks')
    expect(await review(row, { isAccepted: false, marks: 8, comment: 'Draw the forces' })).toBe('done')
    expect(await review(row, { isAccepted: true, marks: 20 })).toBe('meanwhile')
    expect(await review(await assignment.row(), { isAccepted: true, marks: 20 })).toBe('tooLate')

    expect(await send(assignment.lecture, second)).toBe('kept')
    expect(await assignment.handIn('With forces', [named(first), named(second)])).toBe('handedIn')
    expect((await assignment.open()).submission).toMatchObject({
      state: 'handedIn',
      marks: null,
      comment: '',
      reviewedAt: null,
      earlier: [{ text: 'My answer', marks: 8, comment: 'Draw the forces' }],
    })
    expect(await review(await assignment.row(), { isAccepted: true, marks: 18.5 })).toBe('done')
    expect(await assignment.handIn('Once more')).toBe('tooLate')
    expect((await assignment.open()).submission).toMatchObject({ state: 'accepted', marks: 18.5 })
    const key = { equals: `${me.id}:${assignment.lecture}` }
    expect(
      await readRow({ payload: shop.payload, collection: 'lecture-completions', where: { key } }),
    ).not.toBeNull()
    expect(await assignment.complete()).toMatchObject({ apiSuccess: true, completed: 1 })
    const { docs } = await shop.payload.find({
      collection: 'notifications',
      where: { user: { equals: me.id } },
      overrideAccess: true,
      sort: 'addedOn',
    })
    const titles = docs.map(({ title }) => title)
    expect(titles).toContain('Your assignment was returned to be improved')
    expect(titles).toContain('Your assignment was accepted')
  })

  it('is late after its deadline, or not taken, and one that was returned may come back', async () => {
    const assignment = await assignmentWith({ dueAt: new Date(Date.now() - 60_000).toISOString() })
    expect((await assignment.open()).arrival).toBe('late')
    expect(await assignment.handIn('Late')).toBe('handedIn')
    expect((await assignment.row()).isLate).toBe(true)
    await assignment.change({ takesLate: false })
    expect(await assignment.handIn('Later')).toBe('over')
    const { review } = await reviewer()
    expect(await review(await assignment.row(), { isAccepted: false, comment: 'More' })).toBe('done')
    expect(await assignment.handIn('Improved')).toBe('handedIn')
    expect(await assignment.row()).toMatchObject({ text: 'Improved', isLate: true })
  })

  it('with a deadline stands in My learning until it is handed in, and again once it was returned', async () => {
    const dueAt = Date.now() + 3_600_000
    const assignment = await assignmentWith({ dueAt: new Date(dueAt).toISOString() })
    const other = await openShopper(shop.payload, shop.project)
    const target = assignment.course
    await entitle(shop.payload, { project: shop.project.id, student: other.id, kind: 'class', target })
    const dueOf = async (by: Browser) => {
      const { body } = await by.get<{ classes: MyClass[] }>('/learn/classes')
      return body.classes.flatMap(({ due }) => due)
    }
    const mine = async () => (await dueOf(me.browser)).filter((one) => one.dueAt === dueAt)
    expect(await mine()).toMatchObject([{ isReturned: false, isOverdue: false }])
    expect(await assignment.handIn('In time')).toBe('handedIn')
    expect(await mine()).toEqual([])
    expect(await dueOf(other.browser)).toHaveLength(1)

    const { review } = await reviewer()
    expect(await review(await assignment.row(), { isAccepted: false, comment: 'More' })).toBe('done')
    expect(await mine()).toMatchObject([{ isReturned: true }])
    const past = new Date(Date.now() - 60_000).toISOString()
    await assignment.change({ dueAt: past, takesLate: false })
    expect(await dueOf(other.browser)).toEqual([])
    await assignment.change({ takesLate: true })
    expect(await dueOf(other.browser)).toMatchObject([{ isReturned: false, isOverdue: true }])
  })

  it('is read by its student and staff with the permission alone, with its files', async () => {
    const { payload, project } = shop
    const assignment = await assignmentWith()
    const page = await photo()
    await send(assignment.lecture, page)
    await assignment.handIn('Mine', [named(page)])
    const { id } = await assignment.row()
    const status = async (by: Browser, query: string) => {
      const response = await fetchApi(by, project, `/learn/assignmentfile?${query}&file=${page.digest}`)
      await response.body?.cancel()
      return response.status
    }
    const [mine, staffs] = [`lecture=${assignment.lecture}`, `submission=${id}`]
    expect(await status(me.browser, mine)).toBe(200)
    expect(await status(me.browser, staffs)).toBe(404)
    const other = await openShopper(payload, project)
    await entitle(payload, {
      project: project.id,
      student: other.id,
      kind: 'class',
      target: assignment.course,
    })
    expect(await status(other.browser, mine)).toBe(404)
    expect(await assignment.open(other.browser)).toMatchObject({ submission: null })
    expect(await status(openBrowser(project), mine)).toBe(401)
    const stranger = await openShopper(payload, project)
    expect(await assignment.handIn('x', [], stranger.browser)).toBe('noAccess')
    expect(await send(assignment.lecture, page, stranger.browser)).toBe(403)

    const { desk } = await reviewer()
    expect(await status(desk, staffs)).toBe(200)
    const listed = await desk.get<{ docs: { id: string }[] }>('/assignment-submissions?depth=0&limit=0')
    expect(listed.body.docs.map((doc) => doc.id)).toContain(id)
    const nobody = await signInStaff(project, (await createPerson(payload, project, 650)).phone)
    expect(await status(nobody, staffs)).toBe(404)
    expect(
      (await nobody.post('/assignments/review', { id, rev: 0, isAccepted: true, marks: 1, comment: '' }))
        .status,
    ).toBe(403)
  })

  it('takes no more files than it says, nothing but photos and PDFs, and only the bytes that it names', async () => {
    const assignment = await assignmentWith({ maxFiles: 1 })
    const [one, two] = [await photo(), await photo()]
    await send(assignment.lecture, one)
    await send(assignment.lecture, two)
    expect(await assignment.handIn('', [named(one), named(two)])).toBe('filesFull')
    expect(await send(assignment.lecture, { ...one, digest: two.digest.replace(/^./, 'a') })).toBe(400)
    const text = Buffer.from('Not a photo')
    const digest = createHash('sha256').update(text).digest('hex')
    expect(await send(assignment.lecture, { data: text, digest, name: 'x' })).toBe(400)
  })

  it('loses its files a day after they came without an answer, and all with the account or the lesson', async () => {
    const { payload } = shop
    const assignment = await assignmentWith()
    const [kept, left] = [await photo(), await photo()]
    await send(assignment.lecture, kept)
    await send(assignment.lecture, left)
    await assignment.handIn('', [named(kept)])
    const files = async () =>
      (
        await payload.db.find<AssignmentFile>({
          collection: 'assignment-files',
          where: { lecture: { equals: assignment.lecture } },
        })
      ).docs
    await deleteUnnamedAssignmentFiles(payload, new Date(Date.now() + UNNAMED_FILE_MS + 1000))
    const [file, ...more] = await files()
    expect([file?.digest, more]).toEqual([kept.digest, []])
    const person = await payload.findByID({ collection: 'users', id: me.id, overrideAccess: true })
    await deleteAccount(payload, person, new Date())
    expect(await files()).toEqual([])
    await expect.poll(() => readFile(fileStore(), `assignment-files/${file?.filename}`)).toBeNull()
    expect(await assignment.row()).toBeFalsy()
  })
})
