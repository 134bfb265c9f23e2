import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { BasePayload } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startPayload } from '#cms/payload.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'shala-move-'))
const file = `file:${path.join(folder, 'shala.db')}`

/** Runs one of our programs on the SQLite database; returns its exit code and output. */
async function run(...args: string[]): Promise<{ code: number; output: string }> {
  const child = spawn(process.execPath, ['-C', 'production', '--import', 'tsx', ...args], {
    env: { ...process.env, DATA_DIR: folder, DATABASE_URI: file, LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
  const [code] = await once(child, 'close')
  return { code, output }
}
const move = () => run('cms/move.ts', '--to', process.env.DATABASE_URI ?? '')

let payload: BasePayload
beforeAll(async () => {
  const { code, output } = await run('seed/cli.ts', 'seed/projects/demo')
  if (code !== 0) throw new Error(output)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('a move from SQLite is complete, resumes after an interruption, and reports differences', async () => {
  const first = await move()
  expect(first.output).toMatch(/Moved\. Set DATABASE_URI/)
  expect(first.code).toBe(0)
  for (const name of ['users', 'questions', 'product-reviews', 'selling-products, versions', 'orders'])
    expect(first.output).toMatch(new RegExp(`^${name}: [1-9]\\d* rows`, 'm'))

  payload = await startPayload()
  const { docs } = await payload.db.find<{ id: string }>({
    collection: 'pages',
    where: {},
    limit: 2,
    pagination: false,
  })
  const [lost, changed] = docs.map(({ id }) => id)
  await payload.db.deleteOne({ collection: 'pages', where: { id: { equals: lost } } })
  const again = await move()
  expect(again.code).toBe(0)
  expect(again.output).toMatch(/^pages: \d+ rows, 1 of them copied now$/m)
  expect(again.output).toMatch(/^users: \d+ rows, 0 of them copied now$/m)

  await payload.db.updateOne({ collection: 'pages', id: changed as string, data: { title: 'Other' } })
  const different = await move()
  expect(different.code).toBe(1)
  expect(different.output).toContain(`pages: ${changed} differs`)
}, 600_000)
