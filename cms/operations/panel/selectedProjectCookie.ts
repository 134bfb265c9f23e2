import { isValidSignature, signatureOf } from '../../config/signature.ts'

export const SELECTED_PROJECT_COOKIE = 'panel-scope'

const signedText = (slug: string, session: string): string => `${slug}\n${session}`

/** Cookie value of a platform owner's selected project: its slug, signed with the staff session, so that it is valid in that session only. */
export const signSelectedProject = (key: Buffer, slug: string, session: string): string =>
  `${slug}.${signatureOf(key, signedText(slug, session))}`

/** The slug of a signed value; null when the signature is not valid for this session. */
export function readSelectedProject(key: Buffer, value: string, session: string): string | null {
  const [, slug, signature] = /^([a-z0-9-]{1,100})\.([A-Za-z0-9_-]{43})$/.exec(value) ?? []
  if (!slug || !signature) return null
  return isValidSignature(key, signedText(slug, session), signature) ? slug : null
}
