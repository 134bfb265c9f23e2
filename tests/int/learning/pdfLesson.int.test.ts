import { expect, it } from 'vitest'
import type { LectureResponse, LessonNote } from '#domain/calls/learning/learning.ts'
import type { OwnFound } from '#domain/calls/learning/ownSearch.ts'
import { openBrowser } from '#tests/support/browser.ts'
import { createCourse } from '#tests/support/catalogue.ts'
import { entitle } from '#tests/support/entitle.ts'
import { pdfFile } from '#tests/support/files.ts'
import { newShopper, openShop } from '#tests/support/shop/openShop.ts'
import { signInAt } from '#tests/support/shop/shopper.ts'

const shop = openShop()
const me = newShopper(shop)

/** A PDF among the lessons of the shopper, with what opens it on a device. */
async function pdfLesson() {
  const { payload, project } = shop
  const { course, lectures } = await createCourse(payload, project)
  await entitle(payload, { project: project.id, student: me.id, kind: 'class', target: course.id })
  const [lecture] = lectures
  const pdf = await payload.create({
    collection: 'private-files',
    data: { title: 'Sheet', project: project.id } as never,
    file: await pdfFile('Sheet'),
    overrideAccess: true,
    context: { project },
  })
  await payload.update({
    collection: 'lectures',
    id: String(lecture?.id),
    data: { isFree: false, kind: 'pdf', pdf: pdf.id, title: 'Practice sheet' },
    overrideAccess: true,
    context: { project },
  })
  const path = `/learn/lecture?class=${course.slug}&lecture=${lecture?.slug}`
  return {
    id: String(lecture?.id),
    open: async (by = me.browser) => (await by.get<LectureResponse>(path)).body.lecture,
  }
}

it('opens on every device at the page where the student stopped', async () => {
  const lesson = await pdfLesson()
  expect((await lesson.open()).positionS).toBe(0)
  const report = (body: object) => me.browser.post('/learn/progress', { lecture: lesson.id, ...body })
  await report({})
  await report({ positionS: 12 })
  const other = await signInAt(shop.payload, shop.project, me.person, openBrowser(shop.project))
  expect((await lesson.open(other)).positionS).toBe(12)
  // Time in front of it says nothing of the page.
  await report({ dwellS: 1 })
  expect((await lesson.open(other)).positionS).toBe(12)
})

it('has its notes at their pages, in their order, and they are found with them', async () => {
  const lesson = await pdfLesson()
  const add = (atS: number, text: string) =>
    me.browser.post('/learn/addnote', { lecture: lesson.id, attempt: crypto.randomUUID(), atS, text })
  await add(12, 'Torque of the couple')
  await add(3, '')
  const { notes } = (await me.browser.get<{ notes: LessonNote[] }>(`/learn/notes?lecture=${lesson.id}`)).body
  expect(notes).toMatchObject([
    { atS: 3, text: '' },
    { atS: 12, text: 'Torque of the couple' },
  ])
  const { found } = (await me.browser.get<{ found: OwnFound[] }>('/learn/search?q=couple')).body
  expect(found).toMatchObject([{ kind: 'note', where: 'Practice sheet', atS: null, page: 12 }])
})
