import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import compression from 'compression'
import { type RequestHandler, Router } from 'express'

const OWN = path.join(import.meta.dirname, 'apiDocs')
const SWAGGER = path.dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'))
const FILES: Record<string, string> = {
  'swagger-ui.css': SWAGGER,
  'swagger-ui-bundle.js': SWAGGER,
  'style.css': OWN,
  'start.js': OWN,
}
const YEAR_MS = 31_536_000_000

/** No inline code; styles set by script are allowed anyway. */
const CSP =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** Hash of the files, so that browsers may cache them for ever. */
function versionOf(): string {
  const hash = createHash('sha256').update(readFileSync(path.join(SWAGGER, 'package.json')))
  for (const name of ['style.css', 'start.js']) hash.update(readFileSync(path.join(OWN, name)))
  return hash.digest('hex').slice(0, 12)
}

// URLs are relative to …/api/docs, so that the page works with and without a project prefix.
const page = (version: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><title>API · Shala</title><link rel="icon" href="data:,">
<link rel="stylesheet" href="docs/swagger-ui.css?v=${version}"><link rel="stylesheet" href="docs/style.css?v=${version}">
</head><body><header class="head"><b>API</b><a href="openapi.json">openapi.json</a></header><main class="rule">
<div id="docs"></div><noscript><p class="head">This page needs JavaScript. The description itself is in openapi.json.</p></noscript>
</main><script src="docs/swagger-ui-bundle.js?v=${version}"></script><script src="docs/start.js?v=${version}"></script></body></html>`

/** Swagger UI for openapi.json at /api/docs, served from local files only. */
export function apiDocs(): RequestHandler {
  const version = versionOf()
  const html = page(version)
  const router = Router({ strict: true, caseSensitive: true })
  router.get('/api/docs', compression(), (_req, res) => {
    res.set({ 'content-security-policy': CSP, 'cache-control': 'no-cache' }).type('html').send(html)
  })
  router.get('/api/docs/', (_req, res) => res.redirect(308, '../docs'))
  router.get('/api/docs/:name', compression(), (req, res, next) => {
    const { name = '' } = req.params as { name?: string }
    const root = Object.hasOwn(FILES, name) ? FILES[name] : undefined
    if (!root) return next()
    const isVersioned = req.url.endsWith(`?v=${version}`)
    res.set('content-security-policy', "default-src 'none'")
    res.sendFile(name, { root, immutable: isVersioned, maxAge: isVersioned ? YEAR_MS : 0 }, (err) => {
      if (err && !res.headersSent) next(err)
    })
  })
  return router
}
