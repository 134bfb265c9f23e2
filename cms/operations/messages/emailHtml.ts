import type { MailBlock } from '#domain/bulkEmails/blocks.ts'
import { escapeMarkup } from '#domain/text/escapeMarkup.ts'

type Mail = {
  /** The project's name. */
  title: string
  subject: string
  text: string
  code?: string
  /** Parts above the text, which is then small print. */
  blocks?: readonly MailBlock[]
  /** Address of a picture of one point, where opens are counted. */
  pixel?: string | undefined
  /** `#rrggbb` */
  colours: { primary: string; onPrimary: string }
}

const FONT =
  "font-family:-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,'Noto Sans Devanagari',Arial,sans-serif"
const DEVANAGARI = /\p{Script=Devanagari}/u
const DARK = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){.page{background:#111318!important}.card{background:#191b20!important;border-color:#2b303a!important}
.words{color:#d4d8df!important}.code{background:#23272f!important;color:#ffffff!important}}`

const words = (text: string): string =>
  `<p class="words" style="margin:0 0 16px;${FONT};font-size:16px;line-height:1.55;color:#2b303a">${text.replaceAll('\n', '<br>')}</p>`

const large = (code: string): string =>
  `<p class="code" style="margin:0 0 20px;padding:16px 8px;border-radius:8px;background:#f4f6f9;color:#141414;text-align:center;` +
  `font-family:Consolas,Menlo,'Courier New',monospace;font-size:36px;line-height:1.2;font-weight:700;letter-spacing:8px">${code}</p>`

const SMALL = `style="margin:0 0 16px;${FONT};font-size:13px;line-height:1.5;color:#5b6472"`
const small = (text: string): string => `<p class="words" ${SMALL}>${text.replaceAll('\n', '<br>')}</p>`

type Colours = Mail['colours']

/** A part of a bulk e-mail. A button is a table cell, since mail clients ignore the padding of links. */
function blockHtml({ kind, text, href }: MailBlock, { primary, onPrimary }: Colours): string {
  const escaped = escapeMarkup(text)
  if (kind === 'line') return '<hr style="margin:8px 0 24px;border:0;border-top:1px solid #dfe3ea">'
  if (kind === 'heading')
    return `<h2 class="words" style="margin:0 0 12px;${FONT};font-size:20px;line-height:1.3;color:#141414">${escaped}</h2>`
  if (kind === 'text' || !href) return words(escaped)
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:4px 0 20px"><tr><td style="border-radius:8px;background:${primary}">
<a href="${escapeMarkup(href)}" style="display:inline-block;padding:12px 20px;${FONT};font-size:16px;font-weight:700;color:${onPrimary};text-decoration:none">${escaped}</a></td></tr></table>`
}

/**
 * The HTML part of an e-mail, with the same text as the plain part: a header in the project's primary colour, and the code in large type.
 * Self-contained without images, supports dark mode, and uses table layout for old mail clients.
 */
export function emailHtml({ title, subject, text, code, colours, blocks, pixel }: Mail): string {
  const paragraphs = text.split(/\n{2,}/).filter((part) => part.trim() !== '')
  const isAlone = paragraphs.some((part) => part.trim() === code)
  const body = paragraphs.map((part) =>
    part.trim() === code ? large(escapeMarkup(code)) : (blocks ? small : words)(escapeMarkup(part.trim())),
  )
  const above = (blocks ?? []).map((block) => blockHtml(block, colours)).join('\n')
  const top = code && !isAlone ? large(escapeMarkup(code)) : ''
  const point = pixel
    ? `<img src="${escapeMarkup(pixel)}" alt="" width="1" height="1" style="display:block;border:0">`
    : ''
  const table = 'role="presentation" cellpadding="0" cellspacing="0" border="0" width="100%"'
  return `<!doctype html>
<html lang="${DEVANAGARI.test(text) ? 'hi' : 'en'}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${escapeMarkup(subject)}</title><style>${DARK}</style></head>
<body class="page" style="margin:0;padding:0;background:#f4f6f9">
<table ${table} class="page" style="background:#f4f6f9"><tr><td align="center" style="padding:24px 12px">
<table ${table} class="card" style="max-width:480px;background:#ffffff;border:1px solid #dfe3ea;border-radius:12px;overflow:hidden">
<tr><td style="padding:16px 24px;background:${colours.primary};color:${colours.onPrimary};${FONT};font-size:18px;font-weight:700">${escapeMarkup(title)}</td></tr>
<tr><td style="padding:24px 24px 8px">${above}${top}${body.join('\n')}${point}</td></tr>
</table></td></tr></table></body></html>`
}
