import type { BasePayload } from 'payload'
import type { SessionUser } from '#access/viewer.ts'
import { conditionalUpdate } from '#database/guard.ts'
import { type Locale, localeOrEnglish } from '#domain/text/locales.ts'

/**
 * Records the language in which a person reads pages; messages to them use it. A failure is only logged, since pages do not
 * wait for it.
 */
export async function recordLanguage(
  payload: BasePayload,
  user: Pick<SessionUser, 'id' | 'language'>,
  language: Locale,
): Promise<void> {
  if (localeOrEnglish(user.language) === language) return
  try {
    await conditionalUpdate({
      payload,
      collection: 'users',
      where: { id: { equals: user.id } },
      data: { language },
    })
  } catch (err) {
    payload.logger.error({ msg: 'the language of a person was not recorded', err })
  }
}
