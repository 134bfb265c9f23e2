/** Why the URL of an IMAP account can't be used, or null. The text never repeats the URL, which contains a password. */
export function imapUrlIssue(text: string): string | null {
  const url = URL.canParse(text) ? new URL(text) : null
  const isFit = url && /^imaps?:$/.test(url.protocol) && url.hostname && url.username && url.password
  return isFit && !url.search && !url.hash ? null : 'must look like imaps://user:password@mail.example'
}
