import type { RequestHandler } from 'express'
import { HttpError } from '../http/httpError.ts'
import { isSameSecret } from '../http/isSameSecret.ts'
import { EXPOSITION_TYPE, exposition, type Metric } from './exposition.ts'

type Options = {
  /** Without one there are no metrics. */
  token: string | undefined
  read: () => Promise<Metric[]>
}

/** GET /metrics for a monitor with the token as bearer; 404 for everybody else, as if there were nothing. */
export const serveMetrics =
  ({ token, read }: Options): RequestHandler =>
  async (req, res) => {
    const given = /^Bearer (.+)$/.exec(req.headers.authorization ?? '')?.[1]
    if (!token || !isSameSecret(given, token)) throw new HttpError(404, 'There is no page at this address.')
    res.set({ 'content-type': EXPOSITION_TYPE, 'cache-control': 'no-store' }).send(exposition(await read()))
  }
