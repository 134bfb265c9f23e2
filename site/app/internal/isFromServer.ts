import { timingSafeEqual } from 'node:crypto'

/** Whether a request comes from the headless server: it presents INTERNAL_SECRET. */
export function isFromServer(request: Request): boolean {
  const expected = Buffer.from(process.env.INTERNAL_SECRET ?? '')
  const presented = Buffer.from(request.headers.get('x-internal-secret') ?? '')
  return expected.length > 0 && expected.length === presented.length && timingSafeEqual(expected, presented)
}
