import type { Locale } from '../text/locales.ts'
import { renderText } from '../text/renderText.ts'
import { sentences, type Text, textOf } from '../text/textOf.ts'

/**
 * A notification, in the bell's list and as a message. `title` has 120 characters at most and `text` 500, in each
 * language; `href` is a path on the storefront; `letter` is a longer text for the e-mail.
 */
export type NotificationContent = { title: Text; text: Text; href: string; letter?: Text }

/** The text of a notification in an SMS or e-mail: `Title. Text`. */
export const asMessage = (title: Text, text: Text): Text =>
  sentences(textOf('notification.asSentence', { title }), text)

/** An SMS or e-mail with a link below. @param url full URL of the link */
export const messageOf = (locale: Locale, title: Text, text: Text, url: string): string =>
  `${renderText(locale, asMessage(title, text))}\n\n${url}`
