import type { BasePayload } from 'payload'
import type { SessionUser } from '#access/viewer.ts'
import { conditionalUpdate } from '#database/guard.ts'
import { type Locale, localeOrEnglish } from '#domain/text/locales.ts'

/**
 * Records the language of the pages that a person reads, in which messages are then written to them. A failure is only
 * logged: no page waits for it.
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
