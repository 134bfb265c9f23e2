import type { Email } from './EmailPage.tsx'

/** The DOCTYPE that most mail programs use: XHTML 1.0, which keeps Outlook in standards mode. */
const DOCTYPE =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">'

/** The HTML part of an e-mail, with the same text as the plain part. React Email is loaded with the first e-mail. */
export async function emailHtml(email: Email): Promise<string> {
  const [{ renderToStaticMarkup }, { EmailPage }] = await Promise.all([
    import('react-dom/server'),
    import('./EmailPage.tsx'),
  ])
  return `${DOCTYPE}${renderToStaticMarkup(EmailPage(email))}`
}
