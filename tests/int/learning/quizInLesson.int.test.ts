import { expect, it } from 'vitest'
import { createCourse } from '#tests/support/catalogue.ts'
import { saveAt, saveOf, startAt, startedAt, submitAt } from '#tests/support/exams/hallCalls.ts'
import { plainPaper, releasePaper } from '#tests/support/exams/releasePaper.ts'
import { newShopper, openShop } from '#tests/support/shop/openShop.ts'
import { buyAt, openShopper } from '#tests/support/shop/shopper.ts'

const shop = openShop()
const me = newShopper(shop)

it('a lesson that asks for half the marks of its quiz is done once an attempt has them', async () => {
  const { payload, project } = shop
  const { product, course, lectures } = await createCourse(payload, project)
  const quiz = await releasePaper(payload, project, {
    kind: 'quizzes',
    paper: plainPaper(['single', 'integer'], { hall: 'safe' }),
  })
  const lesson = lectures[1]
  await payload.update({
    collection: 'lectures',
    where: { id: { equals: lesson?.id } },
    data: { quiz: quiz.id, quizPassPercent: 50 },
    overrideAccess: true,
    context: { project },
  })
  await buyAt(payload, project, me.browser, { items: [{ product: product.id }] })
  const open = async () =>
    (
      await me.browser.get<{ lecture: { quiz: unknown } }>(
        `/learn/lecture?class=${course.slug}&lecture=${lesson?.slug}`,
      )
    ).body.lecture.quiz
  const complete = async () => (await me.browser.post('/learn/complete', { lecture: lesson?.id })).body
  const attempt = async (option: string, text: string): Promise<void> => {
    const { id } = await startedAt(me.browser, quiz)
    await saveAt(me.browser, id, [
      saveOf('single', 1, { type: 'single', option }),
      saveOf('integer', 2, { type: 'integer', text }),
    ])
    await submitAt(me.browser, id)
  }

  expect(await open()).toMatchObject({ slug: quiz.slug, passPercent: 50, isPassed: false })
  expect(await complete()).toMatchObject({ apiSuccess: false, code: 'quizNotPassed' })
  await attempt('b', '5')
  expect(await complete()).toMatchObject({ apiSuccess: false, code: 'quizNotPassed' })
  await attempt('b', '6')
  expect(await open()).toMatchObject({ isPassed: true })
  expect(await complete()).toMatchObject({ apiSuccess: true, completed: 1 })
})

it('a quiz on sale opens for who has the class of its lesson, and for everybody signed in with a free lesson', async () => {
  const { payload, project } = shop
  const { product, lectures } = await createCourse(payload, project)
  const quiz = await releasePaper(payload, project, {
    kind: 'quizzes',
    isFree: false,
    paper: plainPaper(['single'], { hall: 'safe' }),
  })
  const other = await openShopper(payload, project)
  const put = (data: object) =>
    payload.update({
      collection: 'lectures',
      where: { id: { equals: lectures[1]?.id } },
      data,
      overrideAccess: true,
      context: { project },
    })
  await put({ quiz: quiz.id })
  await buyAt(payload, project, me.browser, { items: [{ product: product.id }] })
  expect((await startAt(me.browser, quiz)).body.attempt?.state).toBe('inProgress')
  expect((await startAt(other.browser, quiz)).body.code).toBe('locked')
  await put({ isFree: true })
  expect((await startAt(other.browser, quiz)).body.attempt?.state).toBe('inProgress')
})
