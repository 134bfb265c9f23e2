import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from '@payloadcms/db-sqlite/drizzle'
import { drizzle } from '@payloadcms/db-sqlite/drizzle/libsql'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { migrations } from '#cms/migrations/index.ts'
import { programArgs } from '#tests/support/bundle.ts'

let folder: string
let file: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'shala-build-'))
  file = path.join(folder, 'shala.db')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Creates the file: a database of this build, changed by `statements`; empty when it is not of this build. */
async function makeFile(statements: ReturnType<typeof sql>[], isOfThisBuild = true): Promise<void> {
  if (isOfThisBuild) copyFileSync(process.env.EMPTY_DATABASE as string, file)
  const connection = drizzle({ connection: { url: `file:${file}` } })
  for (const statement of statements) await connection.run(statement)
  connection.$client.close()
}

async function tablesOf(): Promise<number> {
  const connection = drizzle({ connection: { url: `file:${file}` } })
  const [row] = await connection.all<{ count: number }>(sql`select count(*) as count from sqlite_master`)
  connection.$client.close()
  return row?.count ?? 0
}

/** Output of a server that starts with the file, and its exit code; one that serves is stopped. */
async function start() {
  const child = spawn(process.execPath, await programArgs('tests/support/bareServer.ts'), {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DEMO: '1',
      PORT: '0',
      LOG_LEVEL: 'info',
      DATA_DIR: folder,
      DATABASE_URI: `file:${file}`,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  let output = ''
  child.stderr?.on('data', (chunk) => (output += chunk))
  child.stdout?.on('data', (chunk) => {
    if (String(chunk).includes('"serving"')) child.kill('SIGTERM')
  })
  const [code] = await once(child, 'close')
  return { code, output }
}

it('a database file of another build is refused in one line, and not changed', async () => {
  await makeFile([
    sql`insert into payload_migrations (id, name, batch) values ('next', '29991231_000000_next', 2)`,
  ])
  const before = await tablesOf()
  expect(await start()).toEqual({
    code: 1,
    output: `Cannot start. DATABASE_URI: the tables of ${file} were made by another build (29991231_000000_next is not known here); start that build, or a newer one\n`,
  })
  expect(await tablesOf()).toBe(before)
})

it('a database file with an interrupted first start, or of another program, is refused in one line, and not changed', async () => {
  await makeFile([sql`create table notes (id integer primary key)`], false)
  expect(await start()).toEqual({
    code: 1,
    output: `Cannot start. DATABASE_URI: ${file} has tables, but none that a start has finished: it is of another program, or its first start was cut off; then delete it\n`,
  })
  expect(await tablesOf()).toBe(1)
})

it('a database file of this build starts', async () => {
  expect(migrations.length).toBeGreaterThan(0)
  await makeFile([])
  expect(await start()).toEqual({ code: 0, output: '' })
})
