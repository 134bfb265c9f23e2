import type { RequestHandler } from 'express'
import { z } from 'zod'
import { textOf } from '#domain/text/textOf.ts'
import { HttpError, wrongRequest } from '../http/httpError.ts'
import { isSameSecret } from '../http/isSameSecret.ts'

const Body = z.object({ tags: z.array(z.string().min(1).max(300)).max(50_000) })
const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])
const LIMIT = 5_000_000

type Options = { secret: string; publishChange: (tags: string[]) => void }

/** The cache tags of the changes after a number, or all tags when the changes are unknown; and the number of the last change. */
export type ChangesSince = { last: number; tags: string[] }

type ReadOptions = { secret: string; changesSince: (n: number) => Promise<ChangesSince | null> }

/**
 * `GET /internal/changes?since=n` from a storefront: the tags of all changes after the number `n`. Responds 404 without the secret, and on
 * a single server, whose changes have no numbers.
 */
export function sendChanges({ secret, changesSince }: ReadOptions): RequestHandler {
  return async (req, res) => {
    const given = req.headers['x-internal-secret']
    const since = Number(new URLSearchParams(req.url.split('?')[1]).get('since'))
    const isKnown = isSameSecret(typeof given === 'string' ? given : undefined, secret)
    const changes = isKnown && Number.isInteger(since) ? await changesSince(since) : null
    if (!changes) throw new HttpError(404, textOf('noSuchCall'))
    res.setHeader('cache-control', 'no-store')
    res.json(changes)
  }
}

/**
 * `POST /internal/changes { tags }` from the seed importer on the same machine: publishes cache tags as after an edit. Runs before
 * internal headers are dropped; answers 404 without the secret or from another machine.
 */
export function receiveChanges({ secret, publishChange }: Options): RequestHandler {
  return async (req, res) => {
    const isLocal = LOOPBACK.has(req.socket.remoteAddress ?? '') && !req.headers['x-forwarded-for']
    const given = req.headers['x-internal-secret']
    if (!isLocal || !isSameSecret(typeof given === 'string' ? given : undefined, secret)) {
      throw new HttpError(404, textOf('noSuchCall'))
    }
    const chunks: Buffer[] = []
    let size = 0
    for await (const chunk of req.iterator({ destroyOnReturn: false })) {
      size += chunk.length
      if (size > LIMIT) throw new HttpError(413, 'The body is too large.')
      chunks.push(chunk)
    }
    const parsed = Body.safeParse(tryParse(Buffer.concat(chunks).toString('utf8')))
    if (!parsed.success) throw wrongRequest('tags', 'The body must be { "tags": [texts] }.')
    publishChange(parsed.data.tags)
    res.status(202).json({ apiSuccess: true, message: 'accepted' })
  }
}

function tryParse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
