import { randomBytes, randomUUID } from 'node:crypto'
import { type SQL, sql } from '@payloadcms/db-sqlite/drizzle'
import { hashToken } from '#access/session/hashToken.ts'
import { runSql } from './database.ts'

export type StaffSeed = {
  level: number
  accessList: readonly { id: string; canEdit: boolean }[]
  features: readonly string[]
  /** Slug of the project they work in. */
  project: string
}

const rows = (values: SQL[]): SQL => sql.join(values, sql`, `)
const projectId = (slug: string): SQL => sql`(select id from projects where slug = ${slug})`

/** Inserts many members of staff with sessions at once; returns their session tokens in the same order. */
export async function insertStaff(people: readonly StaffSeed[]): Promise<string[]> {
  const made = people.map((person) => ({
    ...person,
    id: randomUUID(),
    token: randomBytes(24).toString('base64url'),
  }))
  const now = new Date().toISOString()
  const end = new Date(Date.now() + 3_600_000).toISOString()
  const users = made.map(
    ({ id, level, project }) =>
      sql`(${id}, 'Test Person', ${level}, ${id}, ${`phone:${id}`}, ${`email:${id}`}, ${projectId(project)})`,
  )
  const lists = made.map(
    ({ id, accessList, project }) =>
      sql`(${randomUUID()}, ${id}, ${JSON.stringify(accessList)}, ${projectId(project)})`,
  )
  const features = made.map(
    ({ id, features, project }) =>
      sql`(${randomUUID()}, ${id}, ${JSON.stringify(features)}, ${projectId(project)})`,
  )
  const sessions = made.map(({ id, token, project }) => {
    const unused = hashToken(randomBytes(24).toString('base64url'))
    return sql`(${randomUUID()}, ${id}, ${projectId(project)}, 1, 'active', ${unused}, ${now}, ${hashToken(token)}, ${now}, ${end})`
  })
  await runSql(
    sql`insert into users (id, name, user_level, uid, phone_key, email_key, project_id) values ${rows(users)}`,
    sql`insert into access_configurations (id, user_id, access_list, project_id) values ${rows(lists)}`,
    sql`insert into user_admin_configs (id, user_id, features, project_id) values ${rows(features)}`,
    sql`insert into sessions
      (id, user_id, project_id, is_staff, state, sign_in_hash, sign_in_expires_at, token_hash, last_seen_at, expires_at)
      values ${rows(sessions)}`,
  )
  return made.map(({ token }) => token)
}
