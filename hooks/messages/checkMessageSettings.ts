import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import { ValidationError } from 'payload'
import { isSealed } from '#access/secrets.ts'
import { idOf } from '#database/idOf.ts'
import { MessageSettingsSchema, toMessageSettings } from '#domain/messages/MessageSettingsSchema.ts'
import { projectSmtpUrlIssue } from '#domain/messages/smtpUrl.ts'
import { templateIssues } from '#domain/messages/templateIssue.ts'
import { problemText } from '#domain/text/problemText.ts'
import { renderText } from '#domain/text/renderText.ts'

/**
 * Before a save: refuses, by field, senders and templates that could not send, or would send an unusable
 * code.
 */
export const checkMessageSettings: CollectionBeforeChangeHook = async ({ collection, data, req }) => {
  const parsed = MessageSettingsSchema.safeParse(toMessageSettings(data))
  const issues: { path: PropertyKey[]; message: string }[] = parsed.success
    ? templateIssues(parsed.data.templates ?? [], await titleOf(req, idOf(data.project))).map(
        ({ path, message }) => ({ path: ['templates', ...path], message }),
      )
    : parsed.error.issues.map((issue) => ({
        path: issue.path,
        message: renderText('en', problemText(issue)),
      }))
  const server = newText(data.smtpUrl)
  const serverIssue = server && projectSmtpUrlIssue(server)
  if (serverIssue) issues.push({ path: ['smtpUrl'], message: serverIssue })
  const errors = issues.map(({ path, message }) => ({ path: path.join('.'), message }))
  if (errors.length > 0) throw new ValidationError({ collection: collection.slug, errors }, req.t)
  return data
}

/** A secret that was just typed; stored ones are already encrypted. */
const newText = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' && !isSealed(value) ? value : null

async function titleOf(req: PayloadRequest, id: string | null): Promise<string> {
  if (!id) return ''
  const found = await req.payload.findByID({
    collection: 'projects',
    id,
    depth: 0,
    select: { title: true },
    disableErrors: true,
    overrideAccess: true, // the name of the project that the document belongs to
    req,
  })
  return found?.title ?? ''
}
