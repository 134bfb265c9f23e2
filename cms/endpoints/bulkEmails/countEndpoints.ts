import type { Endpoint, PayloadRequest } from 'payload'
import { projectOf } from '#access/projectOf.ts'
import { count, linkOf, readCounted } from '../../operations/bulkEmails/countedLetter.ts'

/** A transparent GIF of one point. */
const POINT = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')
const UNSTORED = { 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' }

/** What the token of the query names, with the project of the request; null when it is not genuine. */
function namedIn(req: PayloadRequest) {
  const [counted, project] = [readCounted(String(req.searchParams?.get('token') ?? '')), projectOf(req)]
  return counted && project ? { counted, project } : null
}

const noSuch = () => new Response(null, { status: 404, headers: UNSTORED })

/** GET bulkemails/opened?token=…: the picture in an e-mail whose opens are counted. Reads and sets no cookie. */
const opened: Endpoint = {
  path: '/bulkemails/opened',
  method: 'get',
  handler: async (req) => {
    const named = namedIn(req)
    if (named?.counted.place !== null) return noSuch()
    await count(req.payload, named.project, named.counted, new Date())
    return new Response(new Uint8Array(POINT), { headers: { ...UNSTORED, 'Content-Type': 'image/gif' } })
  },
}

/** GET bulkemails/go?token=…: leads on to the link of an e-mail whose clicks are counted, and nowhere else. */
const go: Endpoint = {
  path: '/bulkemails/go',
  method: 'get',
  handler: async (req) => {
    const named = namedIn(req)
    const link = named && (await linkOf(req.payload, named.project, named.counted))
    if (!link) return noSuch()
    await count(req.payload, named.project, named.counted, new Date())
    return new Response(null, { status: 303, headers: { ...UNSTORED, Location: link } })
  },
}

/** By the receivers of bulk e-mails, without signing in. */
export const BULK_EMAIL_ENDPOINTS: Endpoint[] = [opened, go]
