import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { dayText } from '#site/data/base/dateText.ts'
import { ReviewDate } from '#site/features/reviews/ReviewDate.tsx'
import { type Project, ProjectProvider } from '#site/features/shell/ProjectContext.tsx'

const LATE_EVENING = '2026-11-24T20:00:00.000Z'
afterEach(() => vi.unstubAllGlobals())

test.each([
  ['Asia/Kolkata', '25 Nov 2026'],
  ['America/New_York', '24 Nov 2026'],
])('a day in a page of %s is the same on the server and in the browser', (timeZone, day) => {
  const project = { locale: 'en', timeZone } as Project
  const review = createElement(ReviewDate, { at: LATE_EVENING })
  expect(renderToString(ProjectProvider({ project, children: review }))).toBe(day)
  vi.stubGlobal('document', { documentElement: { dataset: { timeZone } } })
  expect(dayText(LATE_EVENING), 'in the browser').toBe(day)
})
