import { z } from 'zod'
import { isOwnPath, safeHref } from '../links/safeHref.ts'
import { escapeMarkup } from '../text/escapeMarkup.ts'
import { fillPlaceholders } from '../text/fillPlaceholders.ts'

/** Parts that a bulk e-mail is made of. */
export const BLOCK_KINDS = [
  { id: 'heading', label: 'Heading' },
  { id: 'text', label: 'Text' },
  { id: 'button', label: 'Button' },
  { id: 'line', label: 'Line' },
] as const
export type BlockKind = (typeof BLOCK_KINDS)[number]['id']

/** A part: its words, and of a button where it leads. */
export type MailBlock = { kind: BlockKind; text: string; href: string | null }

/** What the words of a bulk e-mail may mention, in braces. */
export const BULK_VARIABLES = ['name', 'project'] as const
type Values = Record<(typeof BULK_VARIABLES)[number], string>

/** Fallback for people without a name in their profile. */
const FALLBACK_NAME = { en: 'there', hi: 'विद्यार्थी' } as const

/** A first name as words that are no markup and no link, since people write it themselves. */
export function nameInMail(name: string | null | undefined, locale: 'en' | 'hi'): string {
  const first = (name ?? '').trim().split(/\s+/)[0] ?? ''
  return /^[\p{L}\p{M}'’-]{1,40}$/u.test(first) ? first : FALLBACK_NAME[locale]
}

const BlockSchema = z.object({
  kind: z.enum(BLOCK_KINDS.map(({ id }) => id) as [BlockKind, ...BlockKind[]]),
  text: z.string().nullish(),
  href: z.string().nullish(),
})

/** The parts of a stored bulk e-mail with their variables filled in; paths of the storefront become links to `address`. */
export const filledBlocks = (blocks: readonly unknown[], values: Values, address: string): MailBlock[] =>
  blocks.flatMap((block): MailBlock[] => {
    const read = BlockSchema.safeParse(block)
    if (!read.success) return []
    const { kind, text, href } = read.data
    const target = safeHref(href)
    return [
      {
        kind,
        text: fillPlaceholders(text ?? '', values).trim(),
        href: target && isOwnPath(target) ? `${address}${target}` : target,
      },
    ]
  })

/** Gmail cuts an e-mail off after 102 KB of HTML, and with it the way to unsubscribe. In bytes, for the parts. */
const MAX_HTML = 90_000
/** What a part has around its words at most, such as a button for Outlook, bytes. */
const PART_HTML = 1500

const bytesOf = (text: string): number =>
  new TextEncoder().encode(escapeMarkup(text).replaceAll('\n', '<br/>')).length
const isTooLong = (blocks: readonly MailBlock[]): boolean =>
  blocks.reduce((sum, { text, href }) => sum + PART_HTML + bytesOf(text) + bytesOf(href ?? ''), 0) > MAX_HTML

/** What keeps a bulk e-mail from being sent, in words; null for nothing. */
export function blockProblem(blocks: readonly MailBlock[]): string | null {
  if (!blocks.some(({ kind, text }) => kind !== 'line' && text)) return 'The e-mail has no words yet.'
  for (const { kind, text, href } of blocks) {
    if (kind !== 'line' && !text) return 'A part of the e-mail has no words.'
    if (kind === 'button' && !href) return `The button “${text}” leads nowhere.`
    const unknown = /\{(\w+)\}/.exec(text)?.[1]
    if (unknown) return `{${unknown}} is not known here. Use {name} or {project}.`
  }
  return isTooLong(blocks)
    ? 'The e-mail is too long: mail programs cut off its end. Shorten its texts or take parts out.'
    : null
}

/** The plain part of the e-mail. */
export const blocksText = (blocks: readonly MailBlock[]): string =>
  blocks
    .map(({ kind, text, href }) => {
      if (kind === 'line') return '––––––––'
      return kind === 'button' && href ? `${text}: ${href}` : text
    })
    .filter(Boolean)
    .join('\n\n')
