import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type FileStore, StoreError } from '#cms/adapters/storage/FileStore.ts'
import { fileResponse } from '#cms/adapters/storage/fileResponse.ts'
import { localStore } from '#cms/adapters/storage/localStore.ts'
import { readFile } from '#cms/adapters/storage/readFile.ts'
import { s3Store } from '#cms/adapters/storage/s3Store.ts'
import { openS3Server, type S3Server } from '#tests/support/s3Server.ts'
import { expectWithin } from '#tests/support/timeLimits.ts'

const BYTES = Buffer.from(Array.from({ length: 3000 }, (_, index) => index % 251))
const PNG = { type: 'image/png' }
const root = mkdtempSync(path.join(tmpdir(), 'shala-files-'))
const keyOf = () => `media/${randomUUID()}.png`
const stores = new Map<string, FileStore>()
let server: S3Server

beforeAll(async () => {
  server = await openS3Server()
  stores.set('local', localStore(root))
  stores.set('s3', s3With({}))
})
afterEach(() => server.heal())
afterAll(async () => {
  await server.close()
  rmSync(root, { recursive: true, force: true })
})

function s3With(options: { timeoutMs?: number; attempts?: number }): FileStore {
  const { endpoint, bucket, accessKeyId, secretAccessKey } = server
  return s3Store({
    endpoint,
    bucket,
    accessKeyId,
    secretAccessKey,
    region: 'us-east-1',
    forcePathStyle: true,
    prefix: 'one-of-many/',
    ...options,
  })
}

const listKeys = async (store: FileStore, prefix: string) => {
  const keys: string[] = []
  for await (const { key } of store.list(prefix)) keys.push(key)
  return keys.sort()
}

describe.each(['local', 's3'])('the %s store', (name) => {
  const store = () => stores.get(name) as FileStore

  it('returns stored content, whole and in ranges, and its size', async () => {
    const key = keyOf()
    await store().put(key, BYTES, PNG)
    expect(await readFile(store(), key)).toEqual(BYTES)
    expect(await store().head(key)).toMatchObject({ size: 3000, etag: expect.stringMatching(/^".+"$/) })
    const part = await store().get(key, { range: { start: 100, end: 199 } })
    expect(Buffer.concat(await (part?.body.toArray() as Promise<Buffer[]>))).toEqual(BYTES.subarray(100, 200))
    expect(part?.size).toBe(3000)
  })

  it('accepts a stream of known length', async () => {
    const key = keyOf()
    await store().put(key, Readable.from([BYTES.subarray(0, 1000), BYTES.subarray(1000)]), {
      ...PNG,
      size: BYTES.length,
    })
    expect(await readFile(store(), key)).toEqual(BYTES)
  })

  it('changes the ETag with the content', async () => {
    const key = keyOf()
    await store().put(key, BYTES, PNG)
    const before = await store().head(key)
    await store().put(key, Buffer.from('other'), PNG)
    const after = await store().head(key)
    expect(after?.etag).not.toBe(before?.etag)
    expect(await store().get(key, { etag: before?.etag })).toBeNull()
    expect(await readFile(store(), key)).toEqual(Buffer.from('other'))
  })

  it('returns null for a missing key, whose deletion is no error', async () => {
    const key = keyOf()
    expect(await store().head(key)).toBeNull()
    expect(await store().get(key)).toBeNull()
    await store().delete(key)
    await store().put(key, BYTES, PNG)
    await store().delete(key)
    expect(await store().head(key)).toBeNull()
  })

  it('lists the files of one collection only', async () => {
    const folder = `list-${randomUUID().slice(0, 8)}`
    for (const key of ['a.png', 'b.png']) await store().put(`${folder}/${key}`, BYTES, PNG)
    await store().put(`${folder}-other/c.png`, BYTES, PNG)
    expect(await listKeys(store(), `${folder}/`)).toEqual([`${folder}/a.png`, `${folder}/b.png`])
    expect(await listKeys(store(), 'nothing-here/')).toEqual([])
  })

  it.each([
    '../secret',
    'media/../../secret',
    'media/..',
    'media/.hidden',
    '/etc/passwd',
    'media/a/b.png',
    'media\\..\\x',
    'media/a\0.png',
    'media/',
  ])('refuses the key %j', async (key) => {
    writeFileSync(path.join(root, '..', 'secret'), 'x')
    await expect(store().put(key, BYTES, PNG)).rejects.toBeInstanceOf(StoreError)
    await expect(store().head(key)).rejects.toBeInstanceOf(StoreError)
    await expect(store().get(key)).rejects.toBeInstanceOf(StoreError)
    await expect(store().delete(key)).rejects.toBeInstanceOf(StoreError)
  })

  it('supports HTTP: 200, 206, 304, 416 and 404', async () => {
    const key = keyOf()
    await store().put(key, BYTES, PNG)
    const ask = async (headers: Record<string, string> = {}, isHead = false) => {
      const answer = await fileResponse({
        store: store(),
        key,
        headers: new Headers(headers),
        isHead,
        send: { 'content-type': 'image/png' },
      })
      const body = answer.body ? Buffer.concat((await answer.body.toArray()) as Buffer[]) : null
      return { ...answer, body }
    }
    const whole = await ask()
    expect([whole.status, whole.headers['content-length'], whole.body?.length]).toEqual([200, '3000', 3000])
    const etag = String(whole.headers.etag)
    expect((await ask({ 'if-none-match': etag })).status).toBe(304)
    expect((await ask({ 'if-none-match': `"x", W/${etag}` })).status).toBe(304)
    expect((await ask({ 'if-modified-since': String(whole.headers['last-modified']) })).status).toBe(304)
    const part = await ask({ range: 'bytes=-10', 'if-range': etag })
    expect([part.status, part.headers['content-range'], part.body]).toEqual([
      206,
      'bytes 2990-2999/3000',
      BYTES.subarray(2990),
    ])
    expect((await ask({ range: 'bytes=0-9', 'if-range': '"older"' })).status).toBe(200)
    expect((await ask({ range: 'bytes=9000-' })).status).toBe(416)
    expect(await ask({}, true)).toMatchObject({ status: 200, body: null })
    await store().delete(key)
    expect((await ask()).status).toBe(404)
  })
})

it('on disk readers get old or new content during a replacement, never a mixture', async () => {
  const disk = stores.get('local') as FileStore
  const key = keyOf()
  const [one, two] = [Buffer.alloc(200_000, 'a'), Buffer.alloc(150_000, 'b')]
  await disk.put(key, one, PNG)
  let isDone = false
  const writer = (async () => {
    for (let round = 0; round < 10; round++) await disk.put(key, round % 2 ? one : two, PNG)
    isDone = true
  })()
  const found = new Set<string>()
  for (let reads = 0; !isDone && reads < 500; reads++) {
    const bytes = await readFile(disk, key)
    found.add(`${bytes?.length} ${bytes?.every((byte) => byte === bytes[0])}`)
  }
  await writer
  for (const each of found) expect(['200000 true', '150000 true']).toContain(each)
})

describe('a bucket whose network fails', () => {
  it('is retried after a 500', async () => {
    const key = keyOf()
    server.fail('error', 1)
    await (stores.get('s3') as FileStore).put(key, BYTES, PNG)
    server.fail('error', 1)
    expect(await readFile(stores.get('s3') as FileStore, key)).toEqual(BYTES)
  })

  it('is a StoreError with its cause and without secrets when it keeps failing', async () => {
    server.fail('error')
    const failed = await s3With({ attempts: 1 })
      .put(keyOf(), BYTES, PNG)
      .catch((err: unknown) => err)
    expect(failed).toBeInstanceOf(StoreError)
    expect((failed as Error).cause).toBeInstanceOf(Error)
    expect(JSON.stringify(failed) + (failed as Error).stack + String((failed as Error).cause)).not.toContain(
      `secretAccessKey`,
    )
  })

  it('times out when it never responds', async () => {
    server.fail('hang')
    const started = performance.now()
    await expect(s3With({ timeoutMs: 200, attempts: 1 }).head(keyOf())).rejects.toBeInstanceOf(StoreError)
    expectWithin(performance.now() - started, 2000)
  })

  it('never returns a truncated file as complete', async () => {
    const key = keyOf()
    await (stores.get('s3') as FileStore).put(key, Buffer.alloc(500_000, 7), PNG)
    server.fail('cut', 1, /^GET/)
    await expect(readFile(stores.get('s3') as FileStore, key)).rejects.toBeInstanceOf(StoreError)
    expect((await readFile(stores.get('s3') as FileStore, key))?.length).toBe(500_000)
  })

  it('reports a missing bucket', async () => {
    const { endpoint, accessKeyId, secretAccessKey } = server
    const wrong = s3Store({
      endpoint,
      accessKeyId,
      secretAccessKey,
      bucket: 'another',
      region: 'us-east-1',
      forcePathStyle: true,
      prefix: '',
    })
    await expect(wrong.put(keyOf(), BYTES, PNG)).rejects.toBeInstanceOf(StoreError)
    await expect(listKeys(wrong, 'media/')).rejects.toBeInstanceOf(StoreError)
  })
})
