import type { Page } from '@playwright/test'

/** The id of a class with lectures of the page's project, as content for a published product. */
export const firstClassId = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const { docs } = (await (await fetch('/api/lectures?limit=1&depth=0')).json()) as {
      docs: { class: string }[]
    }
    return docs[0]?.class ?? ''
  })
