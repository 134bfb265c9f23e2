import { escapeMarkup } from '#domain/text/escapeMarkup.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { LANG, type Locale } from '#domain/text/locales.ts'
import { deriveTheme } from '#domain/theme/deriveTheme.ts'
import type { Settings } from '#site/data/SettingsTypes.ts'
import { textsOf } from '#site/texts/textsOf.ts'

/** The page that a visitor sees without a network: no scripts or other files, at the requested address. */
export function offlinePage({ title, config }: Settings, locale: Locale): string {
  const t = textsOf(locale).system
  const { light, dark } = deriveTheme(config.theme)
  const colors = (palette: typeof light) =>
    `--bg:${palette.bg};--text:${palette.text};--soft:${palette.text2};--primary:${palette.primary};--on:${palette.onPrimary};--line:${palette.lineControl}`
  return `<!doctype html>
<html lang="${LANG[locale]}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${escapeMarkup(t.noNetwork)} · ${escapeMarkup(title)}</title>
<style>:root{color-scheme:light dark;${colors(light)}}@media(prefers-color-scheme:dark){:root{${colors(dark)}}}
body{margin:0;min-height:100vh;display:grid;place-items:center;background:var(--bg);color:var(--text);font:16px/1.55 Inter,"Noto Sans Devanagari",system-ui,sans-serif}
main{max-width:26rem;padding:2rem;text-align:center}h1{font-size:1.75rem;line-height:1.2;font-weight:640;letter-spacing:-.02em;margin:1rem 0 .5rem}p{margin:0 0 1.5rem;color:var(--soft)}svg{color:var(--line)}
a{display:inline-block;padding:12px 22px;border-radius:8px;background:var(--primary);color:var(--on);font-weight:600;text-decoration:none}a:focus-visible{outline:2px solid var(--text);outline-offset:2px}</style></head>
<body><main><svg width="120" height="72" viewBox="0 0 120 72" fill="none" stroke="currentColor" stroke-width="2" aria-hidden="true"><path d="M24 30c22-20 50-20 72 0M36 42c15-13 33-13 48 0M48 54c8-6 16-6 24 0" stroke-linecap="round"/><circle cx="60" cy="63" r="3" fill="currentColor"/><path d="M28 66 92 6" stroke-linecap="round"/></svg>
<h1>${escapeMarkup(t.offline)}</h1><p>${escapeMarkup(fillPlaceholders(t.offlineText, { title }))}</p><a href="">${escapeMarkup(t.tryAgain)}</a></main></body></html>
`
}
