import { pipeline } from 'node:stream/promises'
import type { RequestHandler } from 'express'
import { type FileStore, StoreError } from '../../adapters/storage/FileStore.ts'
import { fileAnswer, typeOfName } from '../../adapters/storage/fileAnswer.ts'
import { HttpError } from '../http/httpError.ts'
import { contextOf } from '../http/requestContext.ts'
import type { Log } from '../process/log.ts'

/** Pictures browsers show safely. Anything else goes through Payload's own access and headers. */
const NAME = /^[\w-][\w.-]*\.(avif|gif|jpe?g|png|webp)$/i
/** Pages name the version of a picture (hooks/media/versionUrls.ts): that address never changes what it shows. */
const VERSION = /^\?v=[a-z0-9]{1,20}$/
const FOR_EVER = 'public, max-age=31536000, immutable'
/** The plain address stays when the file behind it is replaced, so it is asked about each time. */
const ASK_EACH_TIME = 'public, no-cache'

/** Public pictures straight from the store, in ranges, with ETags; their names are random and never reused. */
export function serveMedia(store: FileStore, log: Log): RequestHandler<{ name: string }> {
  return async (req, res, next) => {
    const { name } = req.params
    if ((req.method !== 'GET' && req.method !== 'HEAD') || !NAME.test(name) || name.includes('..'))
      return next()
    const answer = await fileAnswer({
      store,
      key: `media/${name}`,
      headers: new Headers(pick(req.headers)),
      isHead: req.method === 'HEAD',
      send: {
        'content-type': typeOfName(name),
        'cache-control': VERSION.test(contextOf(req).search) ? FOR_EVER : ASK_EACH_TIME,
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
    // A stream that breaks off ends the connection: with its length told, nobody takes the part for the whole.
    await pipeline(answer.body, res).catch(() => res.destroy())
  }
}

const CONDITIONS = ['range', 'if-range', 'if-none-match', 'if-modified-since'] as const
const pick = (headers: Record<string, string | string[] | undefined>): [string, string][] =>
  CONDITIONS.flatMap((name) => {
    const value = headers[name]
    return typeof value === 'string' ? [[name, value] as [string, string]] : []
  })
