import type { Page } from '@playwright/test'

/** The id of a class of the project whose panel the page shows: what a product that is published gives its buyers. */
export const someClass = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const { docs } = (await (await fetch('/api/classes?limit=1&depth=0')).json()) as {
      docs: { id: string }[]
    }
    return docs[0]?.id ?? ''
  })
