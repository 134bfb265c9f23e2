import type { Browser, Page } from '@playwright/test'
import { openStaffBrowser } from './signedInStaff.ts'
import { host } from './signInDialog.ts'

export const DEMO = { owner: '9800000001', admin: '9800000002', subadmin: '9800000003' } as const

/** Opens a page signed in as staff of the demo (phone), for API calls; it shows no panel page yet. */
export async function openStaffCalls(browser: Browser, phone: string = DEMO.admin): Promise<Page> {
  const page = await (await openStaffBrowser(browser, phone, 'demo')).newPage()
  await page.goto(`${host('demo')}/healthz`)
  return page
}

/** Saves through REST from within the page, as the panel does. */
export async function saveAs(
  page: Page,
  method: 'POST' | 'PATCH',
  path: string,
  data: object,
): Promise<{ id: string; slug: string }> {
  const { status, body } = await page.evaluate(
    async ([verb, url, json]) => {
      const response = await fetch(`/api${url}`, {
        method: verb as string,
        headers: { 'content-type': 'application/json' },
        body: json as string,
      })
      return { status: response.status, body: (await response.json()) as { doc: never; errors?: unknown } }
    },
    [method, path, JSON.stringify(data)],
  )
  if (status >= 300) throw new Error(`${method} ${path}: ${status} ${JSON.stringify(body)}`)
  return body.doc
}
