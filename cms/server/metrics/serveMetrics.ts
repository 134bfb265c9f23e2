import type { RequestHandler } from 'express'
import { HttpError } from '../http/httpError.ts'
import { isSameSecret } from '../http/isSameSecret.ts'
import { EXPOSITION_TYPE, exposition, type Metric } from './exposition.ts'

type Options = {
  /** Without a token there are no metrics. */
  token: string | undefined
  read: () => Promise<Metric[]>
}

/** GET /metrics with the bearer token; 404 for everybody else, as if the path did not exist. */
export const serveMetrics =
  ({ token, read }: Options): RequestHandler =>
  async (req, res) => {
    const given = /^Bearer (.+)$/.exec(req.headers.authorization ?? '')?.[1]
    if (!token || !isSameSecret(given, token)) throw new HttpError(404, 'There is no page at this address.')
    res.set({ 'content-type': EXPOSITION_TYPE, 'cache-control': 'no-store' }).send(exposition(await read()))
  }
