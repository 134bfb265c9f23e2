import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { Page } from '@playwright/test'
import { runSql } from './database.ts'
import { signUpViaApi } from './people.ts'

type Rights = {
  level: number
  accessList?: { id: string; canEdit: boolean }[]
  features?: string[]
  name?: string
  project?: string
}

/**
 * Signs a new person up, makes them staff in the database and returns their phone. A new phone per test avoids the waiting
 * time between codes. The browser is left signed out.
 */
export async function makeFreshStaff(
  page: Page,
  { level, accessList = [], features = [], name = 'Asha Kumari', project = 'demo' }: Rights,
): Promise<string> {
  const phone = await signUpViaApi(page, project)
  const now = new Date().toISOString()
  const person = sql`from users where phone = ${`+91${phone}`}`
  await runSql(
    sql`update users set user_level = ${level}, name = ${name} where phone = ${`+91${phone}`}`,
    sql`
      insert into access_configurations (id, user_id, access_list, project_id, created_at, updated_at)
      select ${randomUUID()}, id, ${JSON.stringify(accessList)}, project_id, ${now}, ${now} ${person}`,
    sql`
      insert into user_admin_configs (id, user_id, features, project_id, created_at, updated_at)
      select ${randomUUID()}, id, ${JSON.stringify(features)}, project_id, ${now}, ${now} ${person}`,
  )
  // Keeps the device cookie: a known device may request its next code without waiting 30 seconds.
  await page.context().clearCookies({ name: `${project}-session` })
  return phone
}
