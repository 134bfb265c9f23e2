import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { BasePayload } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { joinProcesses, type SharedSettings } from '#cms/operations/processes/heartbeat.ts'
import { startPayload } from '#cms/payload.ts'
import { programArgs } from '#tests/support/bundle.ts'
import { freePort } from '#tests/support/freePort.ts'
import { type BareServer, startBareServer } from '#tests/support/startBareServer.ts'

/** A tenth of the production times. */
const TIMES = { renewMs: 300, timeoutMs: 1000, pollMs: 25 }
const OWN: SharedSettings = { secretMark: 'one', store: 's3 one' }

let payload: BasePayload
const folder = mkdtempSync(path.join(tmpdir(), 'shala-other-'))
let server: BareServer
beforeAll(async () => {
  payload = await startPayload()
  server = await startBareServer(await freePort())
})
afterAll(async () => {
  await server?.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** Output of a second server beside the first one, and its exit code. */
async function refusalOf(env: Record<string, string>) {
  const child = spawn(process.execPath, await programArgs('tests/support/bareServer.ts'), {
    env: { ...process.env, NODE_ENV: 'production', PORT: '0', LOG_LEVEL: 'silent', ...env },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  let output = ''
  child.stderr?.on('data', (chunk) => (output += chunk))
  const [code] = await once(child, 'exit')
  return { code, output }
}

it('a second server with another secret, or with a folder of its own for files, exits with a one-line error', async () => {
  expect(await refusalOf({ SERVER_SECRET: 'another-secret-with-32-characters-or-more' })).toEqual({
    code: 1,
    output:
      'Cannot start. SERVER_SECRET: another server of this database is running with another one; all servers need the same\n',
  })
  expect(await refusalOf({ DATA_DIR: folder })).toEqual({
    code: 1,
    output:
      'Cannot start. S3_BUCKET: another server of this database is running and keeps its files elsewhere; several servers need one bucket\n',
  })
})

it('the row of a killed server delays the next start only briefly', async () => {
  await payload.db.deleteMany({ collection: 'processes', where: {} })
  const key = 'killed'
  const killed = { ...OWN, secretMark: 'older', key, startedAt: Date.now() - 5000, seenAt: Date.now() }
  await payload.db.create({ collection: 'processes', data: killed })
  const startedAt = performance.now()
  const leave = await joinProcesses(payload, OWN, TIMES)
  expect(performance.now() - startedAt).toBeGreaterThanOrEqual(TIMES.timeoutMs)
  const where = { key: { equals: key } }
  expect((await payload.db.count({ collection: 'processes', where })).totalDocs).toBe(0)
  await leave()
})

it('of two servers with different settings that start at once, one serves', async () => {
  await payload.db.deleteMany({ collection: 'processes', where: {} })
  const outcomes = await Promise.allSettled(
    ['s3 one', 's3 two'].map((store) => joinProcesses(payload, { ...OWN, store }, TIMES)),
  )
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  for (const outcome of outcomes) if (outcome.status === 'fulfilled') await outcome.value()
})
