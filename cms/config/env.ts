import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { imapUrlIssue } from '#domain/mailIn/imapUrl.ts'
import { MessagingServiceSchema, SmsFromSchema } from '#domain/messages/MessageSettingsSchema.ts'
import { parseMailbox } from '#domain/messages/mailbox.ts'
import { mailServers } from './mailServers.ts'
import { randomSecret } from './randomSecret.ts'

const milliseconds = z.coerce.number().int().min(100).max(600_000)
const port = z.coerce.number().int().min(0).max(65535)
const flag = z.enum(['0', '1']).transform((value) => value === '1')
const url = z.url()

/** Other addresses of providers, for tests and demo. */
const BASE_URLS = [
  ...(['TWILIO_BASE_URL', 'RAZORPAY_BASE_URL', 'SHIPROCKET_BASE_URL', 'YOUTUBE_BASE_URL'] as const),
  ...(['ZOOM_BASE_URL', 'PUSH_BASE_URL', 'SNS_BASE_URL'] as const),
] as const

const EnvSchema = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: port.default(3000),
  SITE_PORT: port.default(3001),
  /** Origin of a storefront that runs separately (its own container); without it the server starts and supervises one. */
  SITE_URL: url.optional(),
  PUBLIC_URL: url.optional(),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URI: z
    .string()
    .regex(/^(file:|mongodb(\+srv)?:\/\/)/, 'must start with file:, mongodb:// or mongodb+srv://')
    .optional(),
  /** How long an operation waits for a reachable MongoDB server, ms; then it fails, and the request gets a 503. */
  MONGODB_SELECTION_TIMEOUT_MS: milliseconds.default(1500),
  /** How long a read waits for a MongoDB server that responds neither to it nor to a ping, ms; then the request gets a 503. */
  MONGODB_SILENCE_TIMEOUT_MS: milliseconds.default(1500),
  /** How long any other operation waits for a silent MongoDB server, ms. */
  MONGODB_SOCKET_TIMEOUT_MS: milliseconds.default(30_000),
  /** Connections to each MongoDB server. */
  MONGODB_POOL_SIZE: z.coerce.number().int().min(1).max(1000).default(50),
  /** Whether operations interrupted by a network failure are retried once. */
  MONGODB_RETRIES: flag.default(true),
  DEFAULT_PROJECT: z.string().min(1).optional(),
  DEMO: flag.default(false),
  TRUST_PROXY: z.string().optional(),
  OWNER_EMAIL: z.email().optional(),
  OWNER_PHONE: z
    .string()
    .regex(/^\+\d{8,15}$/, 'must look like +919800000001')
    .optional(),
  SERVER_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  /** Shared secret of storefront and server; derived from SERVER_SECRET unless the storefront runs separately. */
  INTERNAL_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  /** Bearer token of GET /metrics; without it there are no metrics. */
  METRICS_TOKEN: z.string().min(24, 'must have at least 24 characters').optional(),
  /** Purge endpoint of a CDN in front of the server, called with `POST { tags: […] }`, such as Cloudflare's purge_cache; when set, the CDN may cache pages. */
  CDN_PURGE_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Bearer token for CDN_PURGE_URL. */
  CDN_PURGE_TOKEN: z.string().min(1).max(500).optional(),
  /** Public key of SendGrid's event webhook, base64; without it such events are rejected. */
  EMAIL_EVENTS_KEY: z.base64().optional(),
  /** Keys of web push messages (RFC 8292), base64url, and the contact for push services; without them web push is off. */
  VAPID_PUBLIC_KEY: z
    .string()
    .regex(/^B[A-Za-z0-9_-]{86}$/, 'must be 87 characters of base64url')
    .optional(),
  VAPID_PRIVATE_KEY: z
    .string()
    .regex(/^[A-Za-z0-9_-]{43}$/, 'must be 43 characters of base64url')
    .optional(),
  VAPID_SUBJECT: z
    .string()
    .regex(/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/, 'must look like mailto:admin@example.org')
    .optional(),
  PUSH_BASE_URL: url.optional(),
  /** SNS topic of Amazon SES's bounces and complaints; other topics are rejected. */
  SNS_TOPIC_ARN: z
    .string()
    .regex(/^arn:aws(-[a-z]+)*:sns:[a-z0-9-]+:\d{12}:[A-Za-z0-9_-]{1,256}$/, 'must look like arn:aws:sns:…')
    .optional(),
  SNS_BASE_URL: url.optional(),
  /** DNS server for looking up the records of sender domains; defaults to the system's. */
  DNS_SERVER: z
    .string()
    .regex(
      /^(\d{1,3}(\.\d{1,3}){3}|\[[0-9a-fA-F:]+\])(:\d{1,5})?$/,
      'must be an address such as 127.0.0.1:53',
    )
    .optional(),
  /** One mail server or several, separated by spaces; tried in this order. */
  SMTP_URL: mailServers.optional(),
  MAIL_FROM: z
    .string()
    .max(254)
    .refine((from) => parseMailbox(from) !== null, 'must look like Our school <no-reply@example.org>')
    .optional(),
  /** IMAP account that receives students' replies and bounces; no other server may use it. */
  MAIL_IN_URL: z
    .string()
    .refine((text) => imapUrlIssue(text) === null, 'must look like imaps://user:password@mail.example')
    .optional(),
  /** E-mail address of MAIL_IN_URL; replies go to it with a token after a plus sign. */
  MAIL_IN_ADDRESS: z
    .string()
    .regex(/^[a-z0-9._-]{1,9}@[a-z0-9.-]{3,180}$/, 'must be lower case, with at most 9 letters before the @')
    .optional(),
  /** Name of the mail server in its Authentication-Results headers (RFC 8601). */
  MAIL_IN_AUTHSERV: z
    .string()
    .regex(/^[A-Za-z0-9.-]{3,200}$/, 'must be the name of a server')
    .optional(),
  TWILIO_ACCOUNT_SID: z
    .string()
    .regex(/^AC[0-9a-fA-F]{32}$/, 'must be AC and 32 hexadecimal digits')
    .optional(),
  TWILIO_AUTH_TOKEN: z.string().optional(),
  TWILIO_FROM: z
    .union([MessagingServiceSchema, SmsFromSchema], 'must be a number such as +14155550100, a header or MG…')
    .optional(),
  TWILIO_BASE_URL: url.optional(),
  /** Gateway keys for projects without keys of their own. */
  RAZORPAY_KEY_ID: z
    .string()
    .regex(/^rzp_(live|test)_\w{1,50}$/, 'must look like rzp_live_…')
    .optional(),
  RAZORPAY_KEY_SECRET: z.string().optional(),
  RAZORPAY_WEBHOOK_SECRET: z.string().optional(),
  RAZORPAY_BASE_URL: url.optional(),
  SHIPROCKET_BASE_URL: url.optional(),
  YOUTUBE_BASE_URL: url.optional(),
  ZOOM_BASE_URL: url.optional(),
  /** Bucket for uploaded files; without it they are stored in DATA_DIR. */
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket')
    .optional(),
  S3_ACCESS_KEY_ID: z.string().min(1).max(200).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).max(500).optional(),
  S3_REGION: z.string().max(60).optional(),
  /** Endpoint of an S3-compatible service other than Amazon's. */
  S3_ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .transform((address) => address.replace(/\/$/, ''))
    .optional(),
  /** Address the bucket in the path instead of the host name. */
  S3_FORCE_PATH_STYLE: flag.default(false),
  S3_PREFIX: z
    .string()
    .regex(
      /^[A-Za-z0-9_-]+(\/[A-Za-z0-9_-]+)*\/?$/,
      'must be names of letters, digits, - and _ between slashes',
    )
    .transform((prefix) => (prefix.endsWith('/') ? prefix : `${prefix}/`))
    .default(''),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
})

type ParsedEnv = z.infer<typeof EnvSchema>
export type Env = Omit<ParsedEnv, 'PUBLIC_URL' | 'DATABASE_URI' | 'SERVER_SECRET'> & {
  PUBLIC_URL: string
  DATABASE_URI: string
  SERVER_SECRET: string
  /** Enables the outbox, the sandbox gateway and the /dev pages; false in production. */
  isLocalToolsOn: boolean
}

/** Invalid environment. The message names the variables and is shown to the operator without a stack trace. */
export class EnvError extends Error {}

/**
 * Parses the environment (README, "Configure"); throws an EnvError that names every invalid variable. In development, tests and demo
 * a missing SERVER_SECRET is generated once and stored in DATA_DIR.
 */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const filled = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const parsed = EnvSchema.safeParse(filled)
  if (!parsed.success) {
    throw new EnvError(
      parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('\n'),
    )
  }
  const env = parsed.data
  const isProduction = env.NODE_ENV === 'production' && !env.DEMO
  const dataDir = path.resolve(env.DATA_DIR)
  requireTogether(env, ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_FROM'])
  requireTogether(env, ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET'])
  requireTogether(env, ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY', 'VAPID_SUBJECT'])
  requireTogether(env, ['MAIL_IN_URL', 'MAIL_IN_ADDRESS', 'MAIL_IN_AUTHSERV'])
  requireTogether(env, ['CDN_PURGE_URL', 'CDN_PURGE_TOKEN'])
  requireTogether(env, ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'])
  if (!env.S3_BUCKET && (env.S3_ENDPOINT || env.S3_REGION || env.S3_PREFIX))
    throw new EnvError('S3_BUCKET: is required when other S3_ variables are set')
  if (env.SMTP_URL && !env.MAIL_FROM) throw new EnvError('MAIL_FROM: is required when SMTP_URL is set')
  for (const name of BASE_URLS)
    if (env[name] && isProduction) throw new EnvError(`${name}: is allowed in tests and demo only`)
  if (!env.SERVER_SECRET && isProduction) throw new EnvError('SERVER_SECRET: is required in production')
  return {
    ...env,
    DATA_DIR: dataDir,
    PUBLIC_URL: env.PUBLIC_URL ?? `http://localhost:${env.PORT}`,
    DATABASE_URI: env.DATABASE_URI ?? `file:${path.join(dataDir, 'shala.db')}`,
    SERVER_SECRET: env.SERVER_SECRET ?? storedSecret(dataDir),
    isLocalToolsOn: !isProduction,
  }
}

function requireTogether(env: ParsedEnv, names: (keyof ParsedEnv)[]) {
  const missing = names.filter((name) => env[name] === undefined)
  if (missing.length > 0 && missing.length < names.length) {
    throw new EnvError(
      `${missing.join(', ')}: must be set together with ${names.filter((n) => env[n]).join(', ')}`,
    )
  }
}

function storedSecret(dataDir: string): string {
  const file = path.join(dataDir, 'server-secret')
  try {
    mkdirSync(dataDir, { recursive: true })
  } catch (err) {
    throw new EnvError(`DATA_DIR: cannot create ${dataDir}`, { cause: err })
  }
  try {
    return readFileSync(file, 'utf8').trim()
  } catch {
    try {
      writeFileSync(file, randomSecret(), { mode: 0o600, flag: 'wx' })
    } catch (err) {
      if ((err as NodeJS.ErrnoException).code !== 'EEXIST') {
        throw new EnvError(`DATA_DIR: cannot write in ${dataDir}`, { cause: err })
      }
    }
    return readFileSync(file, 'utf8').trim()
  }
}

let current: Env | undefined

/** The environment of this process, parsed on first use. */
export function env(): Env {
  current ??= parseEnv(process.env)
  return current
}
