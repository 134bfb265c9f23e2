import { APIError, type PayloadRequest } from 'payload'
import {
  type SecretCollection,
  SecretSetResponseSchema,
  SecretsQuerySchema,
  SecretsResponseSchema,
  SetSecretBodySchema,
} from '#domain/calls/settings.ts'
import { projectSmtpUrlIssue } from '#domain/messages/smtpUrl.ts'
import { literalText, type Text, textOf } from '#domain/text/textOf.ts'
import { isPublicMailServer } from '../../adapters/messages/publicAddress.ts'
import { secretPaths, withSecret } from '../../operations/settings/secretPaths.ts'
import { type StoredSettings, settingsDocument } from '../../operations/settings/settingsDocument.ts'
import { defineCall } from '../defineCall.ts'
import { notFound } from '../refusals.ts'
import { refuse } from '../responses.ts'

const pathsOf = (req: PayloadRequest, collection: SecretCollection, { row }: StoredSettings) =>
  secretPaths(req.payload.collections[collection].config.fields, row)

export const secrets = defineCall({
  path: '/settings/secrets',
  method: 'get',
  isForPlatform: true,
  summary: 'Which secrets of a settings document are set; never their values',
  needs: { module: 'gateways' },
  body: SecretsQuerySchema,
  answer: SecretsResponseSchema,
  handle: async ({ req, body: { collection, id } }) => {
    const stored = await settingsDocument(req, collection, id)
    if (!stored) return notFound()
    return { apiSuccess: true as const, secrets: pathsOf(req, collection, stored) }
  },
})

/** The reason why a new value of a secret is invalid, or null. */
async function issueOf(path: string, value: string): Promise<Text | null> {
  if (path !== 'smtpUrl') return null
  const issue = projectSmtpUrlIssue(value)
  if (issue) return textOf('smtpUrl', { issue })
  return (await isPublicMailServer(value)) ? null : textOf('privateMailServer')
}

export const setsecret = defineCall({
  path: '/settings/setsecret',
  isForPlatform: true,
  summary: 'Set, replace or remove one secret of a settings document',
  needs: { module: 'gateways', toEdit: true },
  audit: { entity: 'settings', did: 'Set or removed a secret' },
  body: SetSecretBodySchema,
  answer: SecretSetResponseSchema,
  handle: async ({ req, body: { collection, id, path, value } }) => {
    const stored = await settingsDocument(req, collection, id)
    if (!stored || !pathsOf(req, collection, stored).some((secret) => secret.path === path)) return notFound()
    const issue = value && (await issueOf(path, value))
    if (issue) return refuse(issue, 'secretInvalid')
    try {
      await req.payload.update({
        collection,
        id,
        data: withSecret(stored.row, path, value) as never,
        depth: 0,
        overrideAccess: false,
        req,
      })
    } catch (err) {
      // Validation of another field of the document failed; the message is that of its form.
      if (err instanceof APIError && err.status < 500)
        return refuse(literalText(err.message), 'secretInvalid')
      throw err
    }
    const message = value ? textOf('secretSet') : textOf('secretRemoved')
    return { apiSuccess: true as const, message, path, isSet: value !== null }
  },
})
