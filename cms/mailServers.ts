import { z } from 'zod'

/** Options of nodemailer that would write messages, with their codes, to standard output. */
const LOUD = ['logger', 'debug', 'transactionLog']

const HOST = /^(?:[a-z0-9_](?:[a-z0-9._-]*[a-z0-9])?|\[[0-9a-f:.]+\])$/i

/** Why an address of a mail server can't be used, or null. It may hold a password, so it is never repeated. */
function issueOf(text: string): string | null {
  const url = URL.canParse(text) ? new URL(text) : null
  if (!url || !/^smtps?:$/.test(url.protocol) || !HOST.test(url.hostname))
    return 'must look like smtp://user:password@host:587'
  const loud = LOUD.find((name) => url.searchParams.has(name))
  return loud ? `must not have ${loud}, which writes codes into the log` : null
}

/** `smtp://…` or `smtps://…`, several separated by spaces. */
export const mailServers = z
  .string()
  .transform((text) => text.split(/\s+/).filter(Boolean))
  .superRefine((servers, context) => {
    if (servers.length === 0) context.addIssue({ code: 'custom', message: 'is empty' })
    servers.forEach((server, i) => {
      const issue = issueOf(server)
      const which = servers.length > 1 ? `server ${i + 1} ` : ''
      if (issue) context.addIssue({ code: 'custom', message: `${which}${issue}` })
    })
  })
