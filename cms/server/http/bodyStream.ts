import type { Request } from 'express'
import { tooLarge } from './bodies.ts'
import { contextOf } from './requestContext.ts'

/**
 * The body of a request as a lazy stream, which reads from the connection on demand and errors when the body exceeds `limit` bytes
 * or the client disconnects.
 */
export function bodyStream(req: Request, limit: number): ReadableStream<Uint8Array> {
  const context = contextOf(req)
  let size = 0
  let isOpen = true
  let isListening = false
  const listen = (controller: ReadableStreamDefaultController<Uint8Array>) => {
    const fail = (err: Error) => {
      if (!isOpen) return
      isOpen = false
      controller.error(err)
    }
    req.on('data', (chunk: Buffer) => {
      if (!isOpen) return
      req.pause()
      size += chunk.length
      if (size > limit) {
        context.isTooLarge = true
        fail(tooLarge(limit))
        return
      }
      controller.enqueue(new Uint8Array(chunk))
    })
    req.once('end', () => {
      if (!isOpen) return
      isOpen = false
      controller.close()
    })
    req.on('error', fail)
    req.once('close', () => fail(new Error('the client went away')))
  }
  return new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (!isListening) {
          isListening = true
          listen(controller)
        }
        req.resume()
      },
      cancel() {
        isOpen = false
      },
    },
    { highWaterMark: 0 },
  )
}
