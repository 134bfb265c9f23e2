import type { BasePayload } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import { localisedUrl } from '#domain/links/localisedUrl.ts'
import { messageOf, type NotificationContent } from '#domain/notifications/NotificationContent.ts'
import { localeOrEnglish } from '#domain/text/locales.ts'
import { renderText } from '#domain/text/renderText.ts'
import type { User } from '#payload-types'
import { projectAddress } from '../projects/projectAddress.ts'

type Message = { host: string; subject: string; text: string; letter: string | undefined }

/** A notification as an SMS or e-mail in the person's language, with a link to the storefront. */
export async function messageWithLink(
  payload: BasePayload,
  project: RequestProject,
  { language }: Pick<User, 'language'>,
  { title, text, letter, href }: NotificationContent,
): Promise<Message> {
  const locale = localeOrEnglish(language)
  const { host, address } = await projectAddress(payload, project)
  const url = localisedUrl(locale, address, href)
  return {
    host,
    subject: renderText(locale, title),
    text: messageOf(locale, title, text, url),
    letter: letter && messageOf(locale, title, letter, url),
  }
}
