import type { RequestHandler } from 'express'
import helmet from 'helmet'

const permissions = (microphone: '()' | '(self)') =>
  `camera=(), geolocation=(), microphone=${microphone}, payment=(self), usb=(), browsing-topics=()`

/** Paths of a project's doubts in each language: the only pages that may record voice notes. */
const DOUBTS = /^(\/_projects\/[^/]+)?(\/hi)?\/doubts(\/[^/]+)?\/?$/
const YEAR_S = 31_536_000

/** Security headers of every answer; the content policy is set by the handler of the answer. */
export function securityHeaders({ isHttps }: { isHttps: boolean }): RequestHandler[] {
  return [
    helmet({
      contentSecurityPolicy: false,
      crossOriginEmbedderPolicy: false,
      crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
      crossOriginResourcePolicy: { policy: 'same-site' },
      referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
      strictTransportSecurity: isHttps ? { maxAge: YEAR_S, includeSubDomains: false } : false,
      xFrameOptions: { action: 'sameorigin' },
      originAgentCluster: false,
    }),
    (req, res, next) => {
      res.setHeader('permissions-policy', permissions(DOUBTS.test(req.path) ? '(self)' : '()'))
      next()
    },
  ]
}
