import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { openFileStore } from '#cms/adapters/storage/openFileStore.ts'
import { parseEnv } from '#cms/config/env.ts'
import { OldBuilds } from '#cms/server/gateway/oldBuilds.ts'
import { siteAgent } from '#cms/server/gateway/upstream.ts'
import { createLog } from '#cms/server/process/log.ts'
import { openS3Server, type S3Server } from '#tests/support/s3Server.ts'
import { listFiles } from '../../../scripts/build.mjs'
import { type OpenServer, openServer } from './fixtures/openServer.ts'
import { send } from './fixtures/raw.ts'

const HOUR_MS = 3_600_000
const PAGE_FILE = 'chunks/app/%5Fprojects/[project]/page-'
const SECRET = 'a-secret-of-the-tests-with-32-characters-or-more'

let folder: string
let s3: S3Server
/** Folders of the builds that respond in turn; several stand for storefronts of different builds behind one host name. */
let builds: string[] = []
let asked: string[] = []
let storefront: Server
let siteUrl: string
const opened: OpenServer[] = []

const addressOf = (file: string): string =>
  `/_next/static/${file.split('/').map(encodeURIComponent).join('/')}`

/** A build as Next creates it: a page with its scripts, styles, and an empty file. */
function makeBuild(build: string): string {
  const dist = path.join(folder, build)
  const files = {
    [`${PAGE_FILE}${build}.js`]: `page(${JSON.stringify(build)})`,
    [`css/${build}.css`]: `.${build} { color: red }`,
    'chunks/empty.js': '',
  }
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(dist, 'static', name)), { recursive: true })
    writeFileSync(path.join(dist, 'static', name), content)
  }
  writeFileSync(path.join(dist, 'BUILD_ID'), build)
  listFiles(dist)
  return dist
}

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'shala-builds-'))
  s3 = await openS3Server()
  let turn = 0
  storefront = createServer((req, res) => {
    const url = req.url ?? ''
    asked.push(url)
    const dist = builds[turn++ % builds.length] as string
    try {
      const name = decodeURIComponent(url.slice('/_next/static/'.length))
      const type = name.endsWith('.css') ? 'text/css; charset=UTF-8' : 'application/javascript; charset=UTF-8'
      const body = readFileSync(path.join(dist, 'static', name))
      res.writeHead(200, { 'content-type': type }).end(body)
    } catch {
      res.writeHead(404, { 'content-type': 'text/plain' }).end('Not Found')
    }
  })
  await new Promise<void>((resolve) => storefront.listen(0, '127.0.0.1', resolve))
  siteUrl = `http://127.0.0.1:${(storefront.address() as AddressInfo).port}`
})

afterEach(async () => {
  for (const server of opened.splice(0)) await server.close()
  s3.heal()
  asked = []
})

afterAll(async () => {
  storefront.closeAllConnections()
  storefront.close()
  await s3.close()
  rmSync(folder, { recursive: true, force: true })
})

const bucketEnv = (prefix: string): Record<string, string> => ({
  S3_BUCKET: s3.bucket,
  S3_ENDPOINT: s3.endpoint,
  S3_ACCESS_KEY_ID: s3.accessKeyId,
  S3_SECRET_ACCESS_KEY: s3.secretAccessKey,
  S3_FORCE_PATH_STYLE: '1',
  S3_PREFIX: prefix,
})
const diskEnv = (name: string): Record<string, string> => ({ DATA_DIR: path.join(folder, 'data', name) })

/** OldBuilds instances with this environment; the clock of one is some ms ahead of the store's. */
function serversOf(env: Record<string, string>) {
  const parsed = parseEnv({ NODE_ENV: 'test', SERVER_SECRET: SECRET, ...env })
  const store = openFileStore(parsed)
  const agent = siteAgent()
  const log = createLog('silent')
  return {
    store,
    at: (laterMs: number) => new OldBuilds({ store, agent, siteUrl, log, now: () => Date.now() + laterMs }),
  }
}

const keysOf = async ({ store }: ReturnType<typeof serversOf>): Promise<string[]> => {
  const keys: string[] = []
  for await (const { key } of store.list('site-builds/')) keys.push(key)
  return keys.sort()
}

const serve = async (env: Record<string, string>): Promise<OpenServer> => {
  const server = await openServer({ env: { SITE_URL: siteUrl, ...env } })
  opened.push(server)
  return server
}

describe.each([
  ['on the disk', diskEnv],
  ['in a bucket', bucketEnv],
])('files of earlier builds stored %s', (_where, envOf) => {
  it('a page opened before a release gets its unchanged files from every server', async () => {
    const env = envOf('release-')
    const [first, second] = [makeBuild('first'), makeBuild('second')]
    builds = [first]
    const before = await serve(env)
    const isKept = async () => expect(await keysOf(serversOf(env))).toContain('site-builds/first.json')
    await vi.waitFor(isKept, { timeout: 20_000 })
    builds = [second]
    const after = await serve(env)
    for (const { url } of [before, after]) {
      const answer = await send(`${url}${addressOf(`${PAGE_FILE}first.js`)}`)
      expect([answer.status, answer.text]).toEqual([200, 'page("first")'])
      expect(answer.headers).toMatchObject({
        'content-type': 'application/javascript; charset=UTF-8',
        'cache-control': 'public, max-age=31536000, immutable',
      })
      expect((await send(`${url}${addressOf('css/first.css')}`)).headers['content-type']).toContain(
        'text/css',
      )
      expect((await send(`${url}${addressOf('css/second.css')}`)).text).toContain('.second')
      const missing = await send(`${url}${addressOf('css/third.css')}`)
      expect([missing.status, missing.headers['cache-control']]).toEqual([404, 'private, no-store'])
    }
  })

  it('they are deleted a day after their build was last in use; the current build stays', async () => {
    const env = envOf('day-')
    const servers = serversOf(env)
    builds = [makeBuild('monday')]
    await servers.at(0).check()
    builds = [makeBuild('tuesday')]
    await servers.at(23 * HOUR_MS).check()
    await servers.at(24 * HOUR_MS).check()
    expect((await servers.at(24 * HOUR_MS).find(addressOf('css/monday.css')))?.body.toString()).toContain(
      'red',
    )
    await servers.at(26 * HOUR_MS).check()
    expect(await keysOf(servers)).toEqual(['site-builds/tuesday.bin', 'site-builds/tuesday.json'])
    expect(await servers.at(26 * HOUR_MS).find(addressOf('css/monday.css'))).toBeNull()
  })
})

it('each build is complete when storefronts of two builds share a host name', async () => {
  const env = diskEnv('mixed')
  const servers = serversOf(env)
  const both = [makeBuild('left'), makeBuild('right')]
  builds = both
  for (let round = 0; round < 6; round++) await servers.at(round).check()
  builds = [makeBuild('next')]
  for (const build of ['left', 'right'])
    expect((await servers.at(0).find(addressOf(`${PAGE_FILE}${build}.js`)))?.body.toString()).toBe(
      `page("${build}")`,
    )
})

it('a build is copied once; afterwards only its list of files is requested', async () => {
  const servers = serversOf(diskEnv('once'))
  builds = [makeBuild('steady')]
  const old = servers.at(0)
  await old.check()
  const first = asked.length
  for (let round = 0; round < 3; round++) await old.check()
  await servers.at(0).check()
  expect(asked.slice(first)).toEqual(Array(4).fill('/_next/static/files.json'))
})

it('an interrupted copy is not served, and copied again', async () => {
  const env = bucketEnv('cut-')
  const servers = serversOf(env)
  builds = [makeBuild('cut')]
  s3.fail('error', Number.POSITIVE_INFINITY, /^PUT .*json/)
  await expect(servers.at(0).check()).rejects.toThrow('store a file')
  s3.heal()
  expect(await keysOf(servers)).toEqual(['site-builds/cut.bin'])
  expect(await servers.at(0).find(addressOf('css/cut.css'))).toBeNull()
  await servers.at(0).check()
  expect(await servers.at(0).find(addressOf('css/cut.css'))).not.toBeNull()
})

it('a missing file stays a 404 when the store does not respond', async () => {
  const env = bucketEnv('away-')
  builds = [makeBuild('away')]
  const { url } = await serve(env)
  s3.fail('error')
  expect((await send(`${url}${addressOf('css/none.css')}`)).status).toBe(404)
})

it('unknown files reach the store once in five seconds', async () => {
  const servers = serversOf(bucketEnv('names-'))
  const old = servers.at(0)
  await old.find(addressOf('a.js'))
  const before = s3.seen.length
  for (let name = 0; name < 20; name++) expect(await old.find(addressOf(`${name}.js`))).toBeNull()
  expect(s3.seen.length).toBe(before)
})

it('the list of a build’s files has exactly their paths', () => {
  const dist = makeBuild('listed')
  listFiles(dist)
  expect(JSON.parse(readFileSync(path.join(dist, 'static', 'files.json'), 'utf8'))).toEqual({
    build: 'listed',
    files: [`${PAGE_FILE}listed.js`, 'chunks/empty.js', 'css/listed.css'],
  })
  expect(readdirSync(path.join(dist, 'static'))).toContain('files.json')
})
