import { expect, it } from 'vitest'
import type { ProgressResponse } from '#domain/calls/exams/progress.ts'
import type { ReportLinksResponse, ReportResponse } from '#domain/calls/exams/reports.ts'
import type { ResultResponse } from '#domain/calls/exams/results.ts'
import { MAX_REPORT_LINKS } from '#domain/exams/reports/reportLink.ts'
import type { ReportLink } from '#payload-types'
import { type Browser, openBrowser } from '#tests/support/browser.ts'
import { saveAt, saveOf, startedAt, submitAt } from '#tests/support/exams/hallCalls.ts'
import { plainPaper, type ReleasedPaper, releasePaper } from '#tests/support/exams/releasePaper.ts'
import { openShop } from '#tests/support/shop/openShop.ts'
import { openShopper } from '#tests/support/shop/shopper.ts'

const shop = openShop()
const QUESTIONS = ['optics00', 'optics01']

const newPaper = (more: object = {}, series?: string | null) =>
  releasePaper(shop.payload, shop.project, {
    paper: plainPaper(QUESTIONS, more),
    ...(series ? { series } : {}),
  })

/** Answers the first question with an option, of which b is right, and leaves the other. */
async function take(browser: Browser, paper: ReleasedPaper, option: string): Promise<string> {
  const { id } = await startedAt(browser, paper)
  await saveAt(browser, id, [saveOf('optics00', 1, { type: 'single', option })])
  await submitAt(browser, id)
  return id
}
const progressOf = (browser: Browser, series?: string) =>
  browser.get<ProgressResponse>(`/tests/progress${series ? `?series=${series}` : ''}`)

it('a student sees the tests of a series in their order, what is weak and what would bring most', async () => {
  const first = await newPaper()
  const second = await newPaper({}, first.series)
  const hidden = await newPaper({ solutionsAt: Date.now() + 3_600_000 })
  const { browser } = await openShopper(shop.payload, shop.project)
  expect((await progressOf(browser)).body).toMatchObject({ series: [], progress: null })

  const attempts = [await take(browser, first, 'c'), await take(browser, second, 'b')]
  const { series, progress, next } = (await progressOf(browser)).body
  expect(series).toHaveLength(1)
  expect(progress?.attempts.map(({ attempt, percent, rank }) => [attempt, percent, rank])).toEqual([
    [attempts[0], 0, null],
    [attempts[1], 50, null],
  ])
  expect(progress).toMatchObject({ direction: 'up' })
  expect(progress?.topics[0]?.questions).toBeGreaterThan(0)
  expect(progress?.steps.length).toBeGreaterThan(0)
  // Both were taken, the first one longer ago, until there is one that is new.
  expect(next?.slug).toBe(first.slug)
  const third = await newPaper({}, first.series)
  expect((await progressOf(browser)).body.next?.slug).toBe(third.slug)

  // A result names its paper, which may be taken again.
  const result = await browser.get<ResultResponse>(`/tests/result?attempt=${attempts[0]}`)
  expect(result.body.paper).toEqual({ kind: 'test-papers', slug: first.slug })

  // Of a paper whose solutions come later the marks are seen, and nothing that tells what was right.
  await take(browser, hidden, 'c')
  const later = (await progressOf(browser)).body
  expect(later.series).toHaveLength(2)
  expect(later.progress).toMatchObject({ topics: [], steps: [], direction: null })
  const slug = series[0]?.slug ?? ''
  expect((await progressOf(browser, slug)).body.progress?.attempts).toHaveLength(2)

  // Marks of 0 and 50 percent: ranks between the cut-off above the better one and nothing below the other.
  expect((await progressOf(browser, slug)).body.rankRange).toBeNull()
  await shop.payload.update({
    collection: 'test-series',
    id: first.series ?? '',
    overrideAccess: true,
    context: { project: shop.project },
    data: {
      cutOffs: [
        { year: 2025, percent: 60, rank: 900 },
        { year: 2025, percent: 20, rank: 40_000 },
      ],
    },
  })
  const { rankRange } = (await progressOf(browser, slug)).body
  expect(rankRange).toEqual({ from: 900, to: null, years: [2025] })

  const { browser: stranger } = await openShopper(shop.payload, shop.project)
  expect((await progressOf(stranger, slug)).status).toBe(404)
})

it('who has a link reads the progress without ways to answers, until it ends or its student ends it', async () => {
  const paper = await newPaper()
  const { browser, id: student } = await openShopper(shop.payload, shop.project)
  await take(browser, paper, 'c')
  const slug = (await progressOf(browser)).body.series[0]?.slug ?? ''
  const share = (label = 'Mother', days = 7) =>
    browser.post<{ apiSuccess: boolean; code?: string; token: string }>('/tests/sharereport', {
      series: slug,
      label,
      days,
    })
  const anybody = openBrowser(shop.project)
  const read = (token: string) => anybody.post<ReportResponse>('/tests/report', { token })
  expect((await share('Mother', 60)).status).toBe(400)
  const { token } = (await share()).body
  expect(Buffer.from(token, 'base64url')).toHaveLength(16)

  const report = await read(token)
  expect(report.headers.get('cache-control')).toContain('no-store')
  expect(report.body.progress.attempts.map(({ percent }) => percent)).toEqual([0])
  expect(JSON.stringify(report.body)).not.toContain('optics00')
  expect(JSON.stringify(report.body)).not.toContain('"attempt":')
  const { docs } = await shop.payload.db.find<ReportLink>({
    collection: 'report-links',
    where: { student: { equals: student } },
  })
  expect(JSON.stringify(docs)).not.toContain(token)

  const links = async () => (await browser.get<ReportLinksResponse>('/tests/reportlinks')).body.links
  const [link] = await links()
  const { browser: stranger } = await openShopper(shop.payload, shop.project)
  expect((await stranger.post('/tests/endreport', { id: link?.id })).status).toBe(404)
  expect((await read(token)).status).toBe(200)
  expect((await browser.post('/tests/endreport', { id: link?.id })).status).toBe(200)
  expect((await read(token)).status).toBe(404)
  expect(await links()).toEqual([])

  // As many as may be open, however many are asked for at once; one that has ended by itself makes room.
  const many = await Promise.all(Array.from({ length: MAX_REPORT_LINKS + 3 }, () => share('Teacher')))
  expect(many.filter(({ body }) => body.apiSuccess)).toHaveLength(MAX_REPORT_LINKS)
  expect((await share()).body.code).toBe('limit')
  await shop.payload.db.updateOne({
    collection: 'report-links',
    where: { slot: { equals: `${student}/1` } },
    data: { endsAt: new Date(Date.now() - 1000).toISOString() },
  })
  expect(await links()).toHaveLength(MAX_REPORT_LINKS - 1)
  expect((await share()).body.apiSuccess).toBe(true)
})
