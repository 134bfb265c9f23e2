import type { NotificationView } from '#domain/calls/notifications.ts'
import type { Locale } from '#domain/text/locales.ts'
import { isKnownText, renderText } from '#domain/text/renderText.ts'
import type { Text } from '#domain/text/textOf.ts'
import type { Notification } from '#payload-types'

type StoredTexts = { title: Text; text: Text | null }

/** Title and text in a language; in stored English when the catalogue no longer has the text's key. */
function wordsOf(
  { title, text, texts }: Notification,
  locale: Locale,
): { title: string; text: string | null } {
  const stored = texts as StoredTexts | null
  const english = { title, text: text ?? null }
  if (locale === 'en' || !stored || ![stored.title, stored.text].every((part) => !part || isKnownText(part)))
    return english
  return { title: renderText(locale, stored.title), text: stored.text && renderText(locale, stored.text) }
}

/** A notification as the API returns it, in the language of the reader; times in ms. */
export const notificationView = (row: Notification, locale: Locale): NotificationView => ({
  id: String(row.id),
  kind: row.kind,
  ...wordsOf(row, locale),
  href: row.href ?? null,
  read: row.read,
  addedOn: Date.parse(row.addedOn),
  readOn: row.readOn ? Date.parse(row.readOn) : null,
})
