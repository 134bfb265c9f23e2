import { Readable } from 'node:stream'
import { z } from 'zod'
import { projectOf } from '#access/projectOf.ts'
import type { SessionUser } from '#access/viewer.ts'
import { textOf } from '#domain/text/textOf.ts'
import { collectData } from '../../operations/account/collectData.ts'
import { requireProof } from '../../operations/account/requireProof.ts'
import type { Call } from '../defineCall.ts'
import { proofRequired, signedOut } from '../refusals.ts'
import { refuse, respond } from '../responses.ts'

const path = '/auth/mydata'
const summary = 'Everything held about the signed-in person, as one JSON file; needs a fresh code'

/** Written without `defineCall`, because its answer is a streamed file. */
export const mydata: Call = {
  path,
  method: 'post',
  summary,
  body: z.object({}),
  answer: z.record(z.string(), z.unknown()),
  endpoint: {
    path,
    method: 'post',
    handler: async (req) => {
      const project = projectOf(req)
      if (!project) return respond(req, refuse(textOf('notFound'), undefined, { httpStatus: 404 }))
      const user = req.user as SessionUser | null
      if (!user) return respond(req, signedOut())
      const now = new Date()
      if (!(await requireProof(req, now))) return respond(req, proofRequired())
      const name = `${project.slug}-data-${now.toISOString().slice(0, 10)}.json`
      const data = Readable.from(collectData(req.payload, user, project.slug, now), { objectMode: false })
      return new Response(Readable.toWeb(data) as ReadableStream, {
        headers: {
          'cache-control': 'private, no-store',
          // This type is streamed by the server; JSON would be buffered first.
          'content-type': 'application/octet-stream',
          'content-disposition': `attachment; filename="${name}"`,
        },
      })
    },
  },
}
