import { escapeMarkup } from '#domain/text/escapeMarkup.ts'

type Mail = {
  /** The project's name. */
  title: string
  subject: string
  text: string
  code?: string
  /** `#rrggbb` */
  colours: { primary: string; onPrimary: string }
}

const FONT =
  "font-family:-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,'Noto Sans Devanagari',Arial,sans-serif"
const DARK = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){.page{background:#111318!important}.card{background:#191b20!important;border-color:#2b303a!important}
.words{color:#d4d8df!important}.code{background:#23272f!important;color:#ffffff!important}}`

const words = (text: string): string =>
  `<p class="words" style="margin:0 0 16px;${FONT};font-size:16px;line-height:1.55;color:#2b303a">${text.replaceAll('\n', '<br>')}</p>`

const large = (code: string): string =>
  `<p class="code" style="margin:0 0 20px;padding:16px 8px;border-radius:8px;background:#f4f6f9;color:#141414;text-align:center;` +
  `font-family:Consolas,Menlo,'Courier New',monospace;font-size:36px;line-height:1.2;font-weight:700;letter-spacing:8px">${code}</p>`

/**
 * The HTML part of an e-mail, with the same text as the plain part: a header in the project's primary colour, and the code in large type.
 * Self-contained without images, supports dark mode, and uses table layout for old mail clients.
 */
export function emailHtml({ title, subject, text, code, colours }: Mail): string {
  const paragraphs = text.split(/\n{2,}/).filter((part) => part.trim() !== '')
  const isAlone = paragraphs.some((part) => part.trim() === code)
  const body = paragraphs.map((part) =>
    part.trim() === code ? large(escapeMarkup(code)) : words(escapeMarkup(part.trim())),
  )
  const top = code && !isAlone ? large(escapeMarkup(code)) : ''
  const table = 'role="presentation" cellpadding="0" cellspacing="0" border="0" width="100%"'
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${escapeMarkup(subject)}</title><style>${DARK}</style></head>
<body class="page" style="margin:0;padding:0;background:#f4f6f9">
<table ${table} class="page" style="background:#f4f6f9"><tr><td align="center" style="padding:24px 12px">
<table ${table} class="card" style="max-width:480px;background:#ffffff;border:1px solid #dfe3ea;border-radius:12px;overflow:hidden">
<tr><td style="padding:16px 24px;background:${colours.primary};color:${colours.onPrimary};${FONT};font-size:18px;font-weight:700">${escapeMarkup(title)}</td></tr>
<tr><td style="padding:24px 24px 8px">${top}${body.join('\n')}</td></tr>
</table></td></tr></table></body></html>`
}
