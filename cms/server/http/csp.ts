type Directives = Record<string, string[]>

const write = (directives: Directives): string =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')

const IMAGES = ["'self'", 'data:', 'blob:', 'https://i.ytimg.com']

const MEDIA = ["'self'", 'blob:']

const COMMON: Directives = {
  'default-src': ["'self'"],
  'base-uri': ["'self'"],
  'connect-src': ["'self'"],
  'font-src': ["'self'", 'data:'],
  'form-action': ["'self'"],
  'img-src': IMAGES,
  'media-src': MEDIA,
  'object-src': ["'none'"],
  // Inline style attributes hold theme variables and measured positions; they cannot run code.
  'style-src': ["'self'", "'unsafe-inline'"],
  'worker-src': ["'self'", 'blob:'],
}

/** In development, Next evaluates source maps, injects scripts and opens a socket. */
const DEVELOPMENT = {
  'script-src': ["'self'", "'unsafe-inline'", "'unsafe-eval'"],
  'connect-src': ["'self'", 'ws:', 'wss:'],
}

/** CSP sources of a payment gateway's checkout. */
export type GatewaySources = { script: string[]; connect: string[]; frame: string[] }

const RAZORPAY: GatewaySources = {
  script: ['https://checkout.razorpay.com'],
  connect: ['https://checkout.razorpay.com', 'https://api.razorpay.com', 'https://lumberjack.razorpay.com'],
  frame: ['https://checkout.razorpay.com', 'https://api.razorpay.com'],
}

/** Sources of Razorpay, or of the server at `baseUrl` that replaces it in demo and tests. */
export function gatewaySources(baseUrl: string | undefined): GatewaySources {
  if (!baseUrl) return RAZORPAY
  const { origin } = new URL(baseUrl)
  return { script: [origin], connect: [origin], frame: [origin] }
}

/** Payment pages by path within the project; only these allow scripts of gateways. */
export const isPayPage = (path: string): boolean => /^\/(checkout|orders)(\/|$)/.test(path)

type StorefrontPolicy = {
  scriptHashes: string[]
  frameAncestors: string[]
  /** Only on payment pages. */
  gateways?: GatewaySources | null
  /** Origins of streams of other servers; only on pages of a class that has them. */
  streams?: readonly string[]
  /** The origin of the project's flag service. */
  flagSource?: string | null
  isHttps: boolean
  isDevelopment?: boolean
}

/** Policy of storefront pages; known inline scripts are allowed by hash (knownScripts.ts). */
export const storefrontCsp = ({
  scriptHashes,
  frameAncestors,
  flagSource,
  gateways,
  streams = [],
  isHttps,
  isDevelopment,
}: StorefrontPolicy): string =>
  write({
    ...COMMON,
    'img-src': flagSource ? [...IMAGES, flagSource] : IMAGES,
    'script-src': ["'self'", ...scriptHashes, ...(gateways?.script ?? [])],
    'connect-src': ["'self'", ...(gateways?.connect ?? []), ...streams],
    'media-src': [...MEDIA, ...streams],
    'frame-src': ["'self'", 'https://www.youtube-nocookie.com', ...(gateways?.frame ?? [])],
    'frame-ancestors': ["'self'", ...frameAncestors],
    ...(isDevelopment ? DEVELOPMENT : {}),
    ...(isDevelopment ? { 'connect-src': [...DEVELOPMENT['connect-src'], ...streams] } : {}),
    ...(isHttps ? { 'upgrade-insecure-requests': [] } : {}),
  })

type AdminPolicy = { nonce: string; frames: string[]; isDevelopment: boolean; isHttps: boolean }

/** Policy of the admin with a nonce per request, which Next reads from the request header. */
export const adminCsp = ({ nonce, frames, isDevelopment, isHttps }: AdminPolicy): string =>
  write({
    ...COMMON,
    'script-src': ["'self'", `'nonce-${nonce}'`],
    'frame-src': ["'self'", ...frames],
    'frame-ancestors': ["'self'"],
    ...(isDevelopment ? DEVELOPMENT : {}),
    ...(isHttps ? { 'upgrade-insecure-requests': [] } : {}),
  })

/** Policy of API answers by content type; files such as PDF need the browser's viewer. */
export function apiCsp(contentType: string): string {
  if (contentType.startsWith('text/html')) {
    return "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; base-uri 'none'; form-action 'self'; frame-ancestors 'self'"
  }
  if (/json|text\/|xml/.test(contentType)) return "default-src 'none'; frame-ancestors 'none'"
  return "frame-ancestors 'self'"
}
