import type { PayloadRequest } from 'payload'
import type { WebStaticConfig } from '#payload-types'

/** Sign-up settings of a project; both are off by default. */
export async function signupSettings(req: PayloadRequest, project: string) {
  const config = await req.payload.db.findOne<WebStaticConfig>({
    collection: 'web-static-configs',
    where: { project: { equals: project } },
  })
  const form = config?.adminWebConfig?.signupForm
  return {
    isEmailOtpEnabled: form?.isEmailOtpEnabled ?? false,
    isIntlPhoneEnabled: form?.isIntlPhoneEnabled ?? false,
  }
}
