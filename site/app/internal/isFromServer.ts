import { timingSafeEqual } from 'node:crypto'

/** Whether a request comes from the headless server: it presents INTERNAL_SECRET. */
export function isFromServer(request: Request): boolean {
  const expected = Buffer.from(process.env.INTERNAL_SECRET ?? '')
  const given = Buffer.from(request.headers.get('x-internal-secret') ?? '')
  return expected.length > 0 && expected.length === given.length && timingSafeEqual(expected, given)
}
