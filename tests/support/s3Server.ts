import { randomUUID } from 'node:crypto'
import { mkdir, rm } from 'node:fs/promises'
import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import S3rver from 's3rver'

/** How a request fails: with status 500, without a response, or cut in the middle of the response body. */
export type Fault = 'error' | 'hang' | 'cut'

export type S3Server = {
  endpoint: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
  /** Received requests, such as `GET /bucket/key`. */
  seen: string[]
  /** Makes the next `times` requests that match `which` fail. */
  fail: (fault: Fault, times?: number, which?: RegExp) => void
  heal: () => void
  close: () => Promise<void>
}

type Planned = { fault: Fault; left: number; which: RegExp }

const listen = (server: Server): Promise<number> =>
  new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)),
  )

/** Starts an S3-compatible server behind a proxy that can fail as networks do. */
export async function openS3Server(): Promise<S3Server> {
  const bucket = 'shala-test'
  const directory = path.join(tmpdir(), `shala-s3-${randomUUID()}`)
  await mkdir(directory, { recursive: true })
  const store = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name: bucket, configs: [] }],
  })
  const { port: storePort } = await store.run()
  const seen: string[] = []
  let planned: Planned | null = null
  const faultOf = (line: string): Fault | null => {
    if (!planned || planned.left <= 0 || !planned.which.test(line)) return null
    planned.left--
    return planned.fault
  }

  const proxy = createServer((incoming, outgoing) => {
    const line = `${incoming.method} ${incoming.url}`
    seen.push(line)
    const fault = faultOf(line)
    if (fault === 'hang') return
    if (fault === 'error') {
      incoming.resume()
      outgoing.writeHead(500).end('<Error><Code>InternalError</Code></Error>')
      return
    }
    const passed = request(
      {
        port: storePort,
        host: '127.0.0.1',
        method: incoming.method,
        path: incoming.url,
        headers: incoming.headers,
      },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 500, answer.headers)
        if (fault !== 'cut') {
          answer.pipe(outgoing)
          return
        }
        answer.once('data', (piece: Buffer) => {
          outgoing.write(piece.subarray(0, Math.ceil(piece.length / 2)))
          setTimeout(() => outgoing.destroy(), 20)
        })
      },
    )
    passed.on('error', () => outgoing.destroy())
    incoming.pipe(passed)
  })
  const port = await listen(proxy)

  return {
    endpoint: `http://127.0.0.1:${port}`,
    bucket,
    // s3rver accepts this pair only.
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
    seen,
    fail: (fault, times = Number.POSITIVE_INFINITY, which = /./) => {
      planned = { fault, left: times, which }
    },
    heal: () => {
      planned = null
    },
    close: async () => {
      proxy.closeAllConnections()
      await new Promise((resolve) => proxy.close(resolve))
      await store.close()
      await rm(directory, { recursive: true, force: true })
    },
  }
}
