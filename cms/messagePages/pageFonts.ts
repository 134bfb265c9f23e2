import path from 'node:path'
import type { RequestHandler } from 'express'

const YEAR_MS = 31_536_000_000
const PATH = '/page-fonts'

/** The product's own fonts, by file name. */
const FONTS: Record<string, { family: string; package: string; file: string; range: string }> = {
  'inter.woff2': {
    family: 'Inter Variable',
    package: '@fontsource-variable/inter',
    file: 'inter-latin-wght-normal.woff2',
    range: 'U+0000-00FF,U+2000-206F,U+20AC,U+20B9',
  },
  'devanagari.woff2': {
    family: 'Noto Sans Devanagari Variable',
    package: '@fontsource-variable/noto-sans-devanagari',
    file: 'noto-sans-devanagari-devanagari-wght-normal.woff2',
    range: 'U+0900-097F,U+200C-200D,U+25CC',
  },
}

/** Font faces for the server's own pages; a browser downloads a font only where the page has characters of it. */
export const pageFonts = Object.entries(FONTS)
  .map(
    ([name, { family, range }]) =>
      `@font-face{font-family:"${family}";src:url(${PATH}/${name}) format("woff2");font-weight:100 900;font-display:swap;unicode-range:${range}}`,
  )
  .join('')

// A path instead of a module URL: the admin's bundler also reads this file.
const PACKAGES = path.join(process.cwd(), 'node_modules')

/** Serves the font files on every host. */
export const servePageFonts: RequestHandler<{ name: string }> = (req, res, next) => {
  const font = Object.hasOwn(FONTS, req.params.name) ? FONTS[req.params.name] : undefined
  if (!font || (req.method !== 'GET' && req.method !== 'HEAD')) return next()
  const root = path.join(PACKAGES, font.package, 'files')
  res.sendFile(font.file, { root, immutable: true, maxAge: YEAR_MS }, (err) => {
    if (!err) return
    if (res.headersSent) res.destroy()
    else next(err)
  })
}
