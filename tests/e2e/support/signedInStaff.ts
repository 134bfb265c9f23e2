import { randomBytes, randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { hashToken } from '#access/session/hashToken.ts'
import { PORT } from '../../../playwright.config.ts'
import { runSql } from './database.ts'

/** Inserts a session of the project's person (or platform owner) with this phone, by default a staff session; returns its token. */
export async function openStaffSession(phone: string, project = 'demo', isStaff = true): Promise<string> {
  const [token, signIn] = [randomBytes(24).toString('base64url'), randomBytes(24).toString('base64url')]
  const now = new Date().toISOString()
  const end = new Date(Date.now() + 3_600_000).toISOString()
  await runSql(sql`
    insert into sessions
      (id, user_id, project_id, is_staff, state, sign_in_hash, sign_in_expires_at, token_hash, last_seen_at, expires_at, created_at, updated_at)
    select ${randomUUID()}, id, project_id, ${isStaff ? 1 : 0}, 'active', ${hashToken(signIn)}, ${now}, ${hashToken(token)}, ${now}, ${end}, ${now}, ${now}
    from users where phone = ${`+91${phone}`}
      and (project_id is null or project_id = (select id from projects where slug = ${project}))`)
  return token
}

/** Adds the cookie of a new staff session for this origin, without a code and its limits. */
export async function addStaffCookie(context: BrowserContext, phone: string, origin: string): Promise<void> {
  const project = /^http:\/\/([\w-]+)\.localhost/.exec(origin)?.[1] ?? 'demo'
  const value = await openStaffSession(phone, project)
  await context.addCookies([
    { name: `${project}-staff`, value, url: origin, httpOnly: true, sameSite: 'Lax' },
  ])
}

/** Signs staff in to the panel without a code; the page is then ready for API calls and shows no panel page. */
export async function signInToAdmin(
  page: Page,
  phone: string,
  origin = `http://localhost:${PORT}`,
): Promise<void> {
  await addStaffCookie(page.context(), phone, origin)
  await page.goto(`${origin}/healthz`)
}

/** Opens a browser context in which a member of staff is signed in. */
export async function openStaffBrowser(
  browser: Browser,
  phone: string,
  project: 'demo' | 'demo2',
): Promise<BrowserContext> {
  const context = await browser.newContext()
  await addStaffCookie(context, phone, `http://${project}.localhost:${PORT}`)
  return context
}
