/** Options of nodemailer that would log messages, with their codes, to standard output. */
const LOGGING_OPTIONS = ['logger', 'debug', 'transactionLog']

const HOST = /^(?:[a-z0-9_](?:[a-z0-9._-]*[a-z0-9])?|\[[0-9a-f:.]+\])$/i

/**
 * Why the URL of a mail server can't be used, or null. It may contain a password, so the text never repeats
 * it.
 */
export function smtpUrlIssue(text: string): string | null {
  const url = URL.canParse(text) ? new URL(text) : null
  if (!url || !/^smtps?:$/.test(url.protocol) || !HOST.test(url.hostname))
    return 'must look like smtp://user:password@host:587'
  const loggingOption = LOGGING_OPTIONS.find((name) => url.searchParams.has(name))
  return loggingOption ? `must not have ${loggingOption}, which writes codes into the log` : null
}

/**
 * The same for a project's own mail server: its URL must have no options, since options can reach files and
 * other hosts.
 */
export const projectSmtpUrlIssue = (text: string): string | null =>
  smtpUrlIssue(text) ?? (new URL(text).search || new URL(text).hash ? 'must end after the port' : null)
