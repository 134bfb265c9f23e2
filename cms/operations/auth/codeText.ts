import type { BasePayload } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'

/** The words around a code: code first, the project's name, the validity, and the WebOTP line for `host`. */
export async function codeText(payload: BasePayload, project: RequestProject, code: string, host: string) {
  const found = await payload.findByID({
    collection: 'projects',
    id: project.id,
    depth: 0,
    select: { title: true },
    disableErrors: true,
    overrideAccess: true, // the name of the project, for a message to whoever asked for a code
  })
  const title = found?.title ?? 'Shala'
  return {
    subject: `${title}: your sign-in code`,
    text: `${code} is your code for ${title}. It is valid for 10 minutes. Do not share it with anyone.\n\n@${host} #${code}`,
  }
}
