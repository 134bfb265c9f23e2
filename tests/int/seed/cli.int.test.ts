import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { programArgs } from '#tests/support/bundle.ts'
import { pdfFile } from '#tests/support/files.ts'
import { type Files, folderOf, VALID } from '#tests/unit/seed/folder.ts'

type Run = { code: number; out: string; err: string }

const data = mkdtempSync(path.join(tmpdir(), 'shala-seed-'))
const requests: { secret: unknown; body: string }[] = []
const server = createServer((req, res) => {
  const chunks: Buffer[] = []
  req.on('data', (chunk: Buffer) => chunks.push(chunk))
  req.on('end', () => {
    if (req.url === '/internal/changes') {
      requests.push({ secret: req.headers['x-internal-secret'], body: Buffer.concat(chunks).toString() })
    }
    res.writeHead(202).end()
  })
})
let env: NodeJS.ProcessEnv

beforeAll(async () => {
  folderFiles['files/notes.pdf'] = (await pdfFile()).data
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  env = { ...process.env, DATA_DIR: data, DATABASE_URI: '', PORT: String(port), HOST: '127.0.0.1' }
})
afterAll(() => {
  server.close()
  rmSync(data, { recursive: true, force: true })
})

const folderFiles: Files = {
  ...VALID,
  'media.csv': null,
  'media/cover.webp': null,
  'products.csv': String(VALID['products.csv']).replace('cover.webp', ''),
}

const seed = async (...args: string[]): Promise<Run> => run([...(await programArgs('seed/cli.ts')), ...args])

async function run(command: string[]): Promise<Run> {
  try {
    const { stdout, stderr } = await promisify(execFile)(process.execPath, command, { env })
    return { code: 0, out: stdout, err: stderr }
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string }
    return { code, out: stdout, err: stderr }
  }
}

it('refuses an invalid folder with a table of all errors, and writes nothing', async () => {
  const folder = folderOf({
    ...folderFiles,
    'users.csv': 'key,name,phone,email,role\na,A,123,,admin\nb,B,456,,king\n',
  })
  const { code, out, err } = await seed(folder)
  expect({ code, out }).toEqual({ code: 1, out: '' })
  expect(err).toBe(
    [
      'File       Row  Field  Reason',
      'users.csv  2    phone  Enter a valid phone number',
      'users.csv  3    phone  Enter a valid phone number',
      'users.csv  3    role   must be one of owner, student, franchise, expert, subadmin, admin',
      '',
      '3 problems, nothing was imported',
      '',
    ].join('\n'),
  )
})

it('prints its usage, also as npm run seed starts it', async () => {
  const usage = 'Usage: npm run seed -- <folder> [--dry-run] [--prune] [--no-activity]\n'
  const runs = [run(['--import', 'tsx', 'seed/cli.ts']), seed('a', 'b'), seed('a', '--purge')]
  for (const one of await Promise.all(runs)) expect(one).toEqual({ code: 1, out: '', err: usage })
})

it('reports a dry run without writing, then imports and notifies the running server once', async () => {
  const folder = folderOf(folderFiles)
  expect(await seed(folder, '--dry-run')).toEqual({
    code: 0,
    out: 'school: would be 24 created, 0 updated, 0 unchanged, 0 deleted; nothing was written\n',
    err: '',
  })
  expect(requests).toEqual([])
  expect(await seed(folder)).toEqual({
    code: 0,
    out: 'school: 24 created, 0 updated, 0 unchanged, 0 deleted\n',
    err: '',
  })
  expect(requests).toEqual([
    {
      secret: expect.stringMatching(/^[\w-]{43}$/),
      body: JSON.stringify({ tags: ['projects', 'p:school'] }),
    },
  ])
})

it('prints a one-line error when it cannot start', async () => {
  env = { ...env, DATABASE_URI: 'mysql://x' }
  const { code, out, err } = await seed(folderOf(folderFiles))
  expect({ code, out }).toEqual({ code: 1, out: '' })
  expect(err).toMatch(/^Cannot start. DATABASE_URI: [^\n]+\n$/)
})
