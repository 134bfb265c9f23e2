import { z } from 'zod'
import { smtpUrlIssue } from '#domain/messages/smtpUrl.ts'

/** `smtp://…` or `smtps://…`, several separated by spaces. */
export const mailServers = z
  .string()
  .transform((text) => text.split(/\s+/).filter(Boolean))
  .superRefine((servers, context) => {
    if (servers.length === 0) context.addIssue({ code: 'custom', message: 'is empty' })
    servers.forEach((server, i) => {
      const issue = smtpUrlIssue(server)
      const which = servers.length > 1 ? `server ${i + 1} ` : ''
      if (issue) context.addIssue({ code: 'custom', message: `${which}${issue}` })
    })
  })
