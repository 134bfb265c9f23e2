import { z } from 'zod'
import { SlugSchema } from '#domain/text/slug.ts'

/**
 * Values in every form that a project folder allows: a CSV cell and a front matter line are text, JSON has
 * lists, numbers and booleans. Each schema accepts both.
 */
const splitList = (text: string): string[] =>
  text
    .split(/(?<!\\)\|/)
    .map((entry) => entry.replaceAll('\\|', '|').trim())
    .filter((entry) => entry !== '')

/** Text of one line, trimmed. */
export const line = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .regex(/^[^\n]*$/, 'must be one line')

/** Text of several lines, trimmed. */
export const text = (max: number) => z.string().trim().min(1).max(max)

/** A stable key or URL segment. */
export const slug = z
  .string()
  .trim()
  .min(1)
  .max(100)
  .refine(
    (value) => SlugSchema.safeParse(value).success,
    'must be lower-case letters, digits and single hyphens',
  )

/** Markdown, or `file:about.md` for a Markdown file of the folder. The importer converts it to rich text. */
export const markdown = text(100_000)

/** A list: `a | b | c` (a bar inside an entry is written `\|`) or a JSON list. */
export const list = <T extends z.ZodType>(item: T, max = 100) =>
  z.preprocess((value) => (typeof value === 'string' ? splitList(value) : value), z.array(item).max(max))

/** A list of two-part entries: `Question? = Answer | …`, or JSON objects with the two names. */
export const pairs = <K extends string, L extends string>(
  first: K,
  second: L,
  firstMax: number,
  secondMax: number,
) =>
  list(
    z.preprocess(
      (value, context) => {
        if (typeof value !== 'string') return value
        const at = value.indexOf(' = ')
        if (at > 0) return { [first]: value.slice(0, at), [second]: value.slice(at + 3) }
        context.addIssue({ code: 'custom', message: `must be entries of the form "${first} = ${second}"` })
        return z.NEVER
      },
      z.strictObject({ [first]: line(firstMax), [second]: text(secondMax) } as Record<K | L, z.ZodString>),
    ),
  )

/** A whole number. */
export const wholeNumber = (min: number, max: number) =>
  z.preprocess(
    (value) => (typeof value === 'string' && /^-?\d{1,15}$/.test(value.trim()) ? Number(value) : value),
    z.int().min(min).max(max),
  )

const FLAGS: Record<string, boolean> = {
  yes: true,
  true: true,
  '1': true,
  no: false,
  false: false,
  '0': false,
}

/** Yes or no: yes, no, true, false, 1, 0. */
export const flag = z.preprocess(
  (value) => (typeof value === 'string' ? (FLAGS[value.trim().toLowerCase()] ?? value) : value),
  z.boolean(),
)

/** A link target: a path of the site, an anchor, http(s), mailto or tel. */
export const href = z
  .string()
  .trim()
  .max(500)
  .regex(/^(\/(?!\/)|#|https?:\/\/|mailto:|tel:)/, 'must start with /, #, https://, mailto: or tel:')

/** A path of the site, without a query. */
export const path = z
  .string()
  .trim()
  .max(300)
  .regex(/^\/(?!\/)[^\s?#]*$/, 'must be a path that starts with /')

/** A day (`2026-11-24`) or a time with its zone (`2026-11-24T09:00:00+05:30`); parses to ISO in UTC. */
export const dateTime = z
  .string()
  .trim()
  .regex(
    /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2})?(Z|[+-]\d{2}:\d{2}))?$/,
    'must be a day such as 2026-11-24, or a moment with its zone',
  )
  .refine((value) => !Number.isNaN(Date.parse(value)), 'is no day of the calendar')
  .transform((value) => new Date(value).toISOString())

/** Whether a date is counted from the day of the import. */
export const isRelative = (written: string): boolean => /^today([+-]\d{1,4})?$/.test(written)

/**
 * A day or time as above, or a day relative to that of the import: `today`, `today+10`, `today-2`. A day begins at midnight in India. The text is stored as written, so that a later import recognises the row as
 * unchanged.
 */
export const relativeDate = z
  .string()
  .trim()
  .refine(
    (value) => isRelative(value) || dateTime.safeParse(value).success,
    'must be a day such as 2026-11-24, a moment with its zone, or today+10',
  )

const DAY_MS = 86_400_000
const INDIA_MS = 19_800_000

/** The time that a date means for an import at `now`, as ISO in UTC. */
export function resolveDate(written: string, now: Date): string {
  const days = /^today([+-]\d{1,4})?$/.exec(written)
  if (!days) return new Date(/T/.test(written) ? written : `${written}T00:00:00+05:30`).toISOString()
  const midnight = Math.floor((now.getTime() + INDIA_MS) / DAY_MS) * DAY_MS - INDIA_MS
  return new Date(midnight + Number(days[1] ?? 0) * DAY_MS).toISOString()
}

/** The same for a deadline: a day without a time is over at 23:59 in India. */
export function endOfDay(written: string, now: Date): string {
  const begins = resolveDate(written, now)
  return /T/.test(written) ? begins : new Date(Date.parse(begins) + DAY_MS - 60_000).toISOString()
}

/** A time of day, `17:00`. */
export const clockTime = z
  .string()
  .trim()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 17:00')

/** Name of a file in `media/` or `files/`, which is also its key. */
export const fileName = (endings: readonly string[]) =>
  z
    .string()
    .trim()
    .max(120)
    .regex(/^[a-z0-9][a-z0-9._-]*$/, 'must be a file name of lower-case letters, digits, dots and hyphens')
    .refine((value) => endings.some((ending) => value.endsWith(ending)), `must end in ${endings.join(', ')}`)

export const IMAGE_ENDINGS = ['.webp', '.png', '.jpg', '.jpeg', '.avif', '.gif'] as const
export const imageFile = fileName(IMAGE_ENDINGS)
export const pdfFile = fileName(['.pdf'])
export const recordingFile = fileName(['.mp4', '.webm', '.mp3', '.m4a', '.ogg', '.wav'])
export const captionsFile = fileName(['.vtt'])
/** A file that only people with access read. */
export const privateFile = fileName(['.pdf', '.mp4', '.webm', '.mp3', '.m4a', '.ogg', '.wav', '.vtt'])
