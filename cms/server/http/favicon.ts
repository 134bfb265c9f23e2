import type { RequestHandler } from 'express'

/** Seconds. */
const DAY_S = 86_400

/** The Shala mark, as in `cms/admin/Logo.tsx`. */
const MARK =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><rect width="24" height="24" rx="6" fill="#276cdd"/><g fill="#fff"><rect x="9" y="5" width="6" height="4" rx="1"/><rect x="6" y="10" width="12" height="4" rx="1"/><rect x="4" y="15" width="6" height="4" rx="1"/><rect x="14" y="15" width="6" height="4" rx="1"/></g></svg>'

/** The icon of the panel and the server's own pages; a storefront's pages name the icon of their project. */
export const serveFavicon: RequestHandler = (req, res, next) => {
  if (req.method !== 'GET' && req.method !== 'HEAD') return next()
  res.set('cache-control', `public, max-age=${DAY_S}`).type('image/svg+xml').send(MARK)
}
