import { pipeline } from 'node:stream/promises'
import type { RequestHandler } from 'express'
import { type FileStore, StoreError } from '../../adapters/storage/FileStore.ts'
import { fileResponse, mimeTypeOf } from '../../adapters/storage/fileResponse.ts'
import { HttpError } from '../http/httpError.ts'
import { contextOf } from '../http/requestContext.ts'
import type { Log } from '../process/log.ts'

/** Image types that are safe to show. Other files are served by Payload with its access control and headers. */
const NAME = /^[\w-][\w.-]*\.(avif|gif|jpe?g|png|webp)$/i
/** URLs in pages contain the version of the picture (hooks/media/addUrlVersions.ts), so their content never changes. */
const VERSION = /^\?v=[a-z0-9]{1,20}$/
const IMMUTABLE = 'public, max-age=31536000, immutable'
/** The URL without a version keeps its address when the file is replaced, so it is revalidated each time. */
const REVALIDATE = 'public, no-cache'

/** Serves public pictures directly from the file store, with ranges and ETags; their names are random and never reused. */
export function serveMedia(store: FileStore, log: Log): RequestHandler<{ name: string }> {
  return async (req, res, next) => {
    const { name } = req.params
    if ((req.method !== 'GET' && req.method !== 'HEAD') || !NAME.test(name) || name.includes('..'))
      return next()
    const answer = await fileResponse({
      store,
      key: `media/${name}`,
      headers: new Headers(pick(req.headers)),
      isHead: req.method === 'HEAD',
      send: {
        'content-type': mimeTypeOf(name),
        'cache-control': VERSION.test(contextOf(req).search) ? IMMUTABLE : REVALIDATE,
        'content-security-policy': "default-src 'none'; frame-ancestors 'self'",
        'cross-origin-resource-policy': 'cross-origin',
      },
    }).catch((cause: unknown) => {
      if (!(cause instanceof StoreError)) throw cause
      log.error({ err: cause, msg: 'a picture could not be read' })
      throw new HttpError(503, 'The file store does not answer. Please try again in a moment.', {
        headers: { 'retry-after': '5', 'cache-control': 'no-store' },
        cause,
      })
    })
    if (answer.status === 404) return next()
    res.status(answer.status).set(answer.headers)
    if (!answer.body) {
      res.end()
      return
    }
    // A broken stream destroys the connection, so that clients notice the missing bytes.
    await pipeline(answer.body, res).catch(() => res.destroy())
  }
}

const CONDITIONS = ['range', 'if-range', 'if-none-match', 'if-modified-since'] as const
const pick = (headers: Record<string, string | string[] | undefined>): [string, string][] =>
  CONDITIONS.flatMap((name) => {
    const value = headers[name]
    return typeof value === 'string' ? [[name, value] as [string, string]] : []
  })
