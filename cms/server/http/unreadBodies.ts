import type { Request, RequestHandler } from 'express'
import { UPLOAD_LIMIT } from './bodyRule.ts'

/** How much of a refused body is read and discarded, bytes: as much as the largest upload. */
export const UNREAD_LIMIT = UPLOAD_LIMIT + 1_000_000
const LEFTOVER_MS = 15_000
const CHECK_EVERY_MS = 250

/**
 * Discards the rest of a request body that was not read before the answer. The connection is not closed at once, because browsers
 * read the answer only after sending the whole body; it is closed beyond a limit of bytes or time.
 */
export const discardLeftoverBodies: RequestHandler = (req, res, next) => {
  if (Number(req.headers['content-length'] ?? 0) > UNREAD_LIMIT) res.setHeader('connection', 'close')
  res.once('prefinish', () => {
    if (!req.complete) delayClose(req)
  })
  res.once('finish', () => {
    if (!req.complete && !req.socket.destroyed) discardBody(req)
  })
  next()
}

/** With `connection: close`, Node would destroy the socket at once, and a client that is still sending would lose the answer. */
function delayClose(req: Request): void {
  const { socket } = req
  const close = socket.destroySoon
  socket.destroySoon = () => {
    socket.destroySoon = close
    if (req.complete) close.call(socket)
    else {
      socket.end()
      req.once('close', () => socket.destroy())
    }
  }
}

function discardBody(req: Request): void {
  const { socket } = req
  const from = socket.bytesRead
  const until = Date.now() + LEFTOVER_MS
  req.removeAllListeners('data').removeAllListeners('readable')
  req.on('error', () => {})
  req.resume()
  const timer = setInterval(() => {
    if (socket.bytesRead - from > UNREAD_LIMIT || Date.now() > until) socket.destroy()
  }, CHECK_EVERY_MS)
  timer.unref()
  for (const event of ['end', 'close']) req.once(event, () => clearInterval(timer))
}
