import { expect, it } from 'vitest'
import { belowExpress, openBrowser } from '#tests/support/browser.ts'
import { resultAt, saveAt, saveOf, startedAt, submitAt } from '#tests/support/exams/hallCalls.ts'
import { plainPaper, releasePaper } from '#tests/support/exams/releasePaper.ts'
import { openShop } from '#tests/support/shop/openShop.ts'
import { setShop } from '#tests/support/shop/shopOwner.ts'
import { openShopper, signInAt } from '#tests/support/shop/shopper.ts'
import { sampleOf } from '../../unit/exams/samples.ts'

const QUESTIONS = ['optics00', 'optics01']
const shop = openShop()

it('a result and its series name topics in the language of the page, and questions to revise by the topic', async () => {
  const { payload, project } = shop
  await setShop(payload, project, 'project-configs', { topics: [{ name: 'Optics', hindi: 'प्रकाशिकी' }] })
  const paper = await releasePaper(payload, project, { paper: plainPaper(QUESTIONS) })
  const { browser, person } = await openShopper(payload, project)
  const { id } = await startedAt(browser, paper)
  const { wrong } = sampleOf('single')
  const saves = QUESTIONS.map((name, at) => saveOf(name, at + 1, wrong, { spentMs: 1_500_000 }))
  await saveAt(browser, id, saves)
  await submitAt(browser, id)
  const hindi = openBrowser(project, belowExpress(project, 'hi'))
  await signInAt(payload, project, person, hindi)
  const topicsAt = async (by: typeof browser) => (await resultAt(by, id)).body.result?.topics
  const missed = ['optics00', 'optics01']
  expect(await topicsAt(browser)).toMatchObject([{ concept: 'optics', missed }])
  expect(await topicsAt(hindi)).toMatchObject([{ concept: 'प्रकाशिकी', missed }])
  const progressOf = async (by: typeof browser) =>
    (
      await by.get<{ progress: { topics: { concept: string }[]; steps: { concept: string | null }[] } }>(
        '/tests/progress',
      )
    ).body.progress
  expect((await progressOf(browser)).topics.map(({ concept }) => concept)).toEqual(['optics'])
  const shown = await progressOf(hindi)
  expect(shown.topics.map(({ concept }) => concept)).toEqual(['प्रकाशिकी'])
  expect(shown.steps.map(({ concept }) => concept)).toEqual(['प्रकाशिकी'])
})
