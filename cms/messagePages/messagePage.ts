import { escapeMarkup } from '#domain/text/escapeMarkup.ts'
import { pageFonts } from './pageFonts.ts'

/** Content-Security-Policy of the server's own pages: inline styles only. */
export const MESSAGE_PAGE_CSP =
  "default-src 'none'; style-src 'unsafe-inline'; font-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'self'"

const STYLE = `
${pageFonts}
:root{color-scheme:light dark;--bg:#fff;--text:#141414;--soft:#4f5869;--line:#dfe3ea;--sunken:#f4f6f9;--link:#205ec2}
@media (prefers-color-scheme:dark){:root{--bg:#111318;--text:#eceef2;--soft:#919eb4;--line:#2b303a;--sunken:#191b20;--link:#7dacf8}}
*{box-sizing:border-box}
body{margin:0;background:var(--bg);color:var(--text);font:400 1rem/1.55 "Inter Variable","Noto Sans Devanagari Variable",system-ui,sans-serif}
main{max-width:720px;margin:0 auto;padding:clamp(40px,12vh,120px) clamp(16px,4vw,32px) 48px}
h1{font-size:clamp(1.75rem,1.4rem + 1.5vw,2.5rem);line-height:1.14;letter-spacing:-.028em;font-weight:640;margin:0 0 12px;text-wrap:balance}
p{margin:0 0 16px;color:var(--soft);max-width:60ch}
a{color:var(--link);text-underline-offset:3px}
.mark{display:flex;gap:8px;margin:0 0 28px}.mark i{width:18px;height:18px;border:2px solid var(--line);border-radius:50%}.mark i:last-child{border-color:var(--link);background:var(--link)}
`

export type MessagePage = {
  /** @default 'en' */
  lang?: string
  title: string
  text: string
  link?: { href: string; label: string }
  html?: string
  style?: string
}

/** A small page without external resources, so that it works when everything else is down. */
export function messagePage({ lang = 'en', title, text, link, html, style }: MessagePage): string {
  const action = link ? `<p><a href="${escapeMarkup(link.href)}">${escapeMarkup(link.label)}</a></p>` : ''
  return `<!doctype html>
<html lang="${escapeMarkup(lang)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><title>${escapeMarkup(title)}</title><style>${STYLE}${style ?? ''}</style></head>
<body><main><div class="mark" aria-hidden="true"><i></i><i></i><i></i><i></i></div>
<h1>${escapeMarkup(title)}</h1><p>${escapeMarkup(text)}</p>${action}${html ?? ''}</main></body></html>`
}
