type Directives = Record<string, string[]>

const write = (directives: Directives): string =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')

const IMAGES = ["'self'", 'data:', 'blob:', 'https://i.ytimg.com']

const COMMON: Directives = {
  'default-src': ["'self'"],
  'base-uri': ["'self'"],
  'connect-src': ["'self'"],
  'font-src': ["'self'", 'data:'],
  'form-action': ["'self'"],
  'img-src': IMAGES,
  'media-src': ["'self'", 'blob:'],
  'object-src': ["'none'"],
  // Inline style attributes carry theme variables and measured positions; they cannot run code.
  'style-src': ["'self'", "'unsafe-inline'"],
  'worker-src': ["'self'", 'blob:'],
}

/** While developing, Next evaluates source maps, injects scripts and keeps a socket open. */
const DEVELOPMENT: Directives = {
  'script-src': ["'self'", "'unsafe-inline'", "'unsafe-eval'"],
  'connect-src': ["'self'", 'ws:', 'wss:'],
}

/** Where the checkout script of a gateway comes from, what it asks and what it shows. */
export type GatewaySources = { script: string[]; connect: string[]; frame: string[] }

const RAZORPAY: GatewaySources = {
  script: ['https://checkout.razorpay.com'],
  connect: ['https://checkout.razorpay.com', 'https://api.razorpay.com', 'https://lumberjack.razorpay.com'],
  frame: ['https://checkout.razorpay.com', 'https://api.razorpay.com'],
}

/** Razorpay's own, or what stands in its place. */
export function gatewaySources(baseUrl: string | undefined): GatewaySources {
  if (!baseUrl) return RAZORPAY
  const { origin } = new URL(baseUrl)
  return { script: [origin], connect: [origin], frame: [origin] }
}

/** Pages that one pays on, by their path within the project; no other page lets a gateway's script in. */
export const isPayPage = (path: string): boolean => /^\/(checkout|orders)(\/|$)/.test(path)

type StorefrontPolicy = {
  scriptHashes: string[]
  frameAncestors: string[]
  /** Given on the pages that one pays on. */
  gateways?: GatewaySources | null
  /** The origin of the project's flag service. */
  flagSource?: string | null
  isHttps: boolean
  isDevelopment?: boolean
}

/** Storefront pages: of their inline scripts the known ones, by hash (knownScripts.ts). */
export const storefrontCsp = ({
  scriptHashes,
  frameAncestors,
  flagSource,
  gateways,
  isHttps,
  isDevelopment,
}: StorefrontPolicy): string =>
  write({
    ...COMMON,
    'img-src': flagSource ? [...IMAGES, flagSource] : IMAGES,
    'script-src': ["'self'", ...scriptHashes, ...(gateways?.script ?? [])],
    'connect-src': ["'self'", ...(gateways?.connect ?? [])],
    'frame-src': ["'self'", 'https://www.youtube-nocookie.com', ...(gateways?.frame ?? [])],
    'frame-ancestors': ["'self'", ...frameAncestors],
    ...(isDevelopment ? DEVELOPMENT : {}),
    ...(isHttps ? { 'upgrade-insecure-requests': [] } : {}),
  })

type AdminPolicy = { nonce: string; frames: string[]; isDevelopment: boolean; isHttps: boolean }

/** The admin: a nonce per request, which Next reads from the request's own header. */
export const adminCsp = ({ nonce, frames, isDevelopment, isHttps }: AdminPolicy): string =>
  write({
    ...COMMON,
    'script-src': ["'self'", `'nonce-${nonce}'`],
    'frame-src': ["'self'", ...frames],
    'frame-ancestors': ["'self'"],
    ...(isDevelopment ? DEVELOPMENT : {}),
    ...(isHttps ? { 'upgrade-insecure-requests': [] } : {}),
  })

/** Answers of the API by their content type; documents such as PDF need the browser's own viewer. */
export function apiCsp(contentType: string): string {
  if (contentType.startsWith('text/html')) {
    return "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; base-uri 'none'; form-action 'self'; frame-ancestors 'self'"
  }
  if (/json|text\/|xml/.test(contentType)) return "default-src 'none'; frame-ancestors 'none'"
  return "frame-ancestors 'self'"
}
