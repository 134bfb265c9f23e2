import type { Request, RequestHandler } from 'express'
import { UPLOAD_LIMIT } from './bodyRule.ts'

/** How much of a refused body is read and thrown away, bytes: as much as any form may have. */
export const LEFTOVER_LIMIT = UPLOAD_LIMIT + 1_000_000
const LEFTOVER_MS = 15_000
const LOOK_EVERY_MS = 250

/**
 * Takes what an answer left unread of its request off the connection, so that the next request on it is heard. Browsers
 * read an answer only when all is sent, so the connection is not simply closed; beyond a limit of bytes or time it is.
 */
export const takeLeftoverBodies: RequestHandler = (req, res, next) => {
  if (Number(req.headers['content-length'] ?? 0) > LEFTOVER_LIMIT) res.setHeader('connection', 'close')
  res.once('prefinish', () => {
    if (!req.complete) lingerOn(req)
  })
  res.once('finish', () => {
    if (!req.complete && !req.socket.destroyed) throwAway(req)
  })
  next()
}

/** Where the connection ends with the answer, Node would close both ways at once: what is still being sent fails, and the answer is lost. */
function lingerOn(req: Request): void {
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

function throwAway(req: Request): void {
  const { socket } = req
  const from = socket.bytesRead
  const until = Date.now() + LEFTOVER_MS
  req.removeAllListeners('data').removeAllListeners('readable')
  req.on('error', () => {})
  req.resume()
  const timer = setInterval(() => {
    if (socket.bytesRead - from > LEFTOVER_LIMIT || Date.now() > until) socket.destroy()
  }, LOOK_EVERY_MS)
  timer.unref()
  for (const event of ['end', 'close']) req.once(event, () => clearInterval(timer))
}
