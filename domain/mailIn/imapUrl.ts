/** Why the URL of an IMAP account can't be used, or null. It has a password, so the text never repeats it. */
export function imapUrlIssue(text: string): string | null {
  const url = URL.canParse(text) ? new URL(text) : null
  const isFit = url && /^imaps?:$/.test(url.protocol) && url.hostname && url.username && url.password
  return isFit && !url.search && !url.hash ? null : 'must look like imaps://user:password@mail.example'
}
