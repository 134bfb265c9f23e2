import { expect, it } from 'vitest'
import type { SolutionsResponse } from '#domain/calls/exams/solutions.ts'
import type { PaperInfo } from '#domain/calls/exams/tests.ts'
import { belowExpress, openBrowser } from '#tests/support/browser.ts'
import { saveAt, saveOf, startedAt, submitAt } from '#tests/support/exams/hallCalls.ts'
import { plainPaper, type ReleasedPaper, releasePaper } from '#tests/support/exams/releasePaper.ts'
import { newShopper, openShop } from '#tests/support/shop/openShop.ts'
import { updateAsAdmin } from '#tests/support/shop/shopOwner.ts'
import { openShopper } from '#tests/support/shop/shopper.ts'
import { sampleOf } from '../../unit/exams/samples.ts'

const shop = openShop()
const me = newShopper(shop)
const HOUR = 3_600_000
const WHY = 'Because b is larger'

const paperWith = (more: object = {}, series?: string) =>
  releasePaper(shop.payload, shop.project, {
    ...(series ? { series } : {}),
    paper: plainPaper(['single', 'integer', 'multiple'], more),
    solutions: [
      {
        question: 'single',
        text: { en: [{ kind: 'paragraph', inlines: [WHY] }] },
        video: 'f00d',
      },
    ],
  })

async function taken(paper: ReleasedPaper): Promise<string> {
  const { id } = await startedAt(me.browser, paper)
  await saveAt(me.browser, id, [
    saveOf('single', 1, sampleOf('single').right, { isMarked: true }),
    saveOf('integer', 2, sampleOf('integer').wrong),
  ])
  await submitAt(me.browser, id)
  return id
}

type Reply = Partial<SolutionsResponse> & { message?: string }
const solutionsAt = (browser: typeof me.browser, attempt: string) =>
  browser.get<Reply>(`/tests/solutions?attempt=${attempt}`)
const fileAt = (browser: typeof me.browser, attempt: string) =>
  browser.get(`/tests/solutionfile?attempt=${attempt}&file=f00d`)

it('from the solution time on a student sees what is right and why, beside the own answers', async () => {
  const attempt = await taken(await paperWith())
  const { body } = await solutionsAt(me.browser, attempt)
  const questions = body.solutions?.questions ?? []
  expect(questions.map(({ outcome, isMarked, number }) => [number, outcome, isMarked])).toEqual([
    [1, 'right', true],
    [2, 'wrong', false],
    [3, 'blank', false],
  ])
  expect(questions[0]).toMatchObject({ answer: sampleOf('single').right, right: 'B', marks: { text: '4' } })
  expect(JSON.stringify(questions[0]?.solution)).toContain(WHY)
  expect(questions[2]).toMatchObject({ answer: null, solution: null })
  expect(Object.keys(body.solutions?.contents ?? {})).toEqual(['single', 'integer', 'multiple'])
})

it('a doubt about a question begins with the subject of its series', async () => {
  const { id } = await shop.payload.create({
    collection: 'test-series',
    data: { title: 'Acids', project: shop.project.id, subject: 'chemistry', _status: 'published' } as never,
    overrideAccess: true,
    context: { project: shop.project },
    depth: 0,
  })
  const subjectOf = async (paper: ReleasedPaper) =>
    (await solutionsAt(me.browser, await taken(paper))).body.subject
  expect(await subjectOf(await paperWith({}, String(id)))).toBe('chemistry')
  expect(await subjectOf(await paperWith())).toBeNull()
})

it('no key, solution or file of it is answered before its time, while it runs, or to anybody else', async () => {
  const later = Date.now() + HOUR
  for (const paper of [
    await paperWith({ solutionsAt: later }),
    await paperWith({ resultAt: later, solutionsAt: later }),
  ]) {
    const attempt = await taken(paper)
    const { body } = await solutionsAt(me.browser, attempt)
    expect(body).toMatchObject({ solutions: null, solutionsAt: later })
    expect(JSON.stringify(body)).not.toContain(WHY)
    expect((await fileAt(me.browser, attempt)).status).toBe(404)
  }
  const open = await paperWith()
  const running = await startedAt(me.browser, open)
  expect((await solutionsAt(me.browser, running.id)).body).toMatchObject({ solutions: null })

  const attempt = await taken(await paperWith())
  const stranger = await openShopper(shop.payload, shop.project)
  expect((await solutionsAt(stranger.browser, attempt)).status).toBe(404)
  expect((await fileAt(stranger.browser, attempt)).status).toBe(404)
  const nobody = openBrowser(shop.project)
  expect((await solutionsAt(nobody, attempt)).status).toBe(401)
  expect((await fileAt(nobody, attempt)).status).toBe(401)
})

it('Hindi pages name the series of a paper in Hindi: before the start, with the result and the solutions', async () => {
  const { payload, project } = shop
  const paper = await paperWith()
  const attempt = await taken(paper)
  await updateAsAdmin(payload, project, 'test-series', paper.series ?? '', { hindiTitle: 'पूर्ण मॉक' })
  const hindi = openBrowser(project, belowExpress(project, 'hi'))
  for (const [name, value] of me.browser.jar) hindi.jar.set(name, value)
  const query = `kind=test-papers&slug=${paper.slug}`
  const { body: before } = await hindi.get<{ paper: PaperInfo }>(`/tests/paper?${query}`)
  const { body: result } = await hindi.get<{ series: PaperInfo['series'] }>(
    `/tests/result?attempt=${attempt}`,
  )
  const { body: solutions } = await solutionsAt(hindi, attempt)
  const titles = [before.paper, result, solutions].map(({ series }) => series?.title)
  expect(titles).toEqual(['पूर्ण मॉक', 'पूर्ण मॉक', 'पूर्ण मॉक'])
})
