import type { Readable } from 'node:stream'
import type { S3Client } from '@aws-sdk/client-s3'
import { checkKey, type FileStore, type ListedFile, StoreError } from './FileStore.ts'

export type S3Options = {
  endpoint?: string
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
  forcePathStyle: boolean
  /** Prefix of every key, so that several installations can share a bucket. */
  prefix: string
  /** Time limit in ms of one attempt until the response headers, and of inactivity while streaming. @default 8000 */
  timeoutMs?: number
  /** Attempts per call. @default 3 */
  attempts?: number
}

type S3Error = Error & { $metadata?: { httpStatusCode?: number } }
const statusOf = (err: unknown): number | undefined => (err as S3Error).$metadata?.httpStatusCode
const isMissing = (err: unknown): boolean =>
  statusOf(err) === 404 || /^(NoSuchKey|NotFound)$/.test((err as S3Error).name)
/** The content does not match the requested ETag. */
const isChanged = (err: unknown): boolean => statusOf(err) === 412

/**
 * A file store in a bucket of Amazon S3 or a compatible service. The SDK is loaded on first use. Calls that fail by timeout, network
 * error or 5xx are retried, then thrown as StoreError.
 */
export function s3Store(options: S3Options): FileStore {
  const { bucket, timeoutMs = 8000, attempts = 3 } = options
  let opened: Promise<{ sdk: typeof import('@aws-sdk/client-s3'); client: S3Client }> | undefined
  const open = () => {
    opened ??= import('@aws-sdk/client-s3').then((sdk) => ({ sdk, client: new sdk.S3Client(configOf()) }))
    return opened
  }
  const configOf = () => ({
    region: options.region,
    ...(options.endpoint ? { endpoint: options.endpoint } : {}),
    forcePathStyle: options.forcePathStyle,
    credentials: { accessKeyId: options.accessKeyId, secretAccessKey: options.secretAccessKey },
    maxAttempts: attempts,
    // Not all S3-compatible services support the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED' as const,
    responseChecksumValidation: 'WHEN_REQUIRED' as const,
    requestHandler: {
      connectionTimeout: Math.min(3000, timeoutMs),
      requestTimeout: timeoutMs,
      throwOnRequestTimeout: true,
      socketTimeout: timeoutMs,
    },
  })
  const nameOf = (key: string): string => {
    checkKey(key)
    return `${options.prefix}${key}`
  }
  /** Runs one call; null when the file is missing or does not match the requested ETag. */
  async function run<T>(
    what: string,
    call: (parts: Awaited<ReturnType<typeof open>>) => Promise<T>,
  ): Promise<T | null> {
    try {
      return await call(await open())
    } catch (cause) {
      if (isMissing(cause) || isChanged(cause)) return null
      throw new StoreError(`the file store did not ${what} (${(cause as Error).name})`, { cause })
    }
  }

  return {
    name: 's3',
    async put(key, content, { type, size }) {
      const Key = nameOf(key)
      const ContentLength = size ?? (Buffer.isBuffer(content) ? content.length : undefined)
      const done = await run('store a file', ({ sdk, client }) =>
        client.send(
          new sdk.PutObjectCommand({ Bucket: bucket, Key, Body: content, ContentType: type, ContentLength }),
        ),
      )
      if (!done) throw new StoreError('the bucket of the file store does not exist')
    },
    async head(key) {
      const Key = nameOf(key)
      const found = await run('find a file', ({ sdk, client }) =>
        client.send(new sdk.HeadObjectCommand({ Bucket: bucket, Key })),
      )
      return (
        found && {
          size: found.ContentLength ?? 0,
          etag: found.ETag ?? '""',
          modifiedAt: found.LastModified ?? new Date(0),
        }
      )
    },
    async get(key, { range, etag } = {}) {
      const Key = nameOf(key)
      const found = await run('read a file', ({ sdk, client }) =>
        client.send(
          new sdk.GetObjectCommand({
            Bucket: bucket,
            Key,
            ...(range ? { Range: `bytes=${range.start}-${range.end}` } : {}),
            ...(etag ? { IfMatch: etag } : {}),
          }),
        ),
      )
      if (!found?.Body) return null
      const body = found.Body as Readable
      if (etag && found.ETag !== etag) {
        body.destroy()
        return null
      }
      const total = /\/(\d+)$/.exec(found.ContentRange ?? '')?.[1]
      return {
        size: total ? Number(total) : (found.ContentLength ?? 0),
        etag: found.ETag ?? '""',
        modifiedAt: found.LastModified ?? new Date(0),
        body,
      }
    },
    async delete(key) {
      const Key = nameOf(key)
      await run('delete a file', ({ sdk, client }) =>
        client.send(new sdk.DeleteObjectCommand({ Bucket: bucket, Key })),
      )
    },
    freeBytes: async () => null,
    async *list(prefix): AsyncIterable<ListedFile> {
      let token: string | undefined
      do {
        const page = await run('list its files', ({ sdk, client }) =>
          client.send(
            new sdk.ListObjectsV2Command({
              Bucket: bucket,
              Prefix: `${options.prefix}${prefix}`,
              ContinuationToken: token,
            }),
          ),
        )
        if (!page) throw new StoreError('the bucket of the file store does not exist')
        for (const { Key, Size, LastModified } of page.Contents ?? []) {
          if (Key)
            yield {
              key: Key.slice(options.prefix.length),
              size: Size ?? 0,
              modifiedAt: LastModified ?? new Date(0),
            }
        }
        token = page.IsTruncated ? page.NextContinuationToken : undefined
      } while (token)
    },
  }
}
