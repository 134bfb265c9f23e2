import { isMinor } from '../people/consent/minor.ts'
import type { MailBlock } from './blocks.ts'

/**
 * Whether opens and clicks of an e-mail to somebody are counted: only of people who are known to be of age. Nobody counts minors, also with their guardian's consent,
 * nor anybody of unknown age. @param year the present one
 */
export const mayBeCounted = (birthYear: number | null, year: number): boolean => !isMinor(birthYear, year)

/** The parts of an e-mail with other addresses behind its buttons that lead to a page; `addressOf` is given their place among the parts. */
export const withCountedLinks = (
  blocks: readonly MailBlock[],
  addressOf: (place: number) => string,
): MailBlock[] =>
  blocks.map((block, place) => (isCountedLink(block) ? { ...block, href: addressOf(place) } : { ...block }))

const isCountedLink = ({ kind, href }: MailBlock): boolean => kind === 'button' && /^https?:/.test(href ?? '')

/** Where the link at a place leads; null when the e-mail has no such link. */
export function countedLinkAt(blocks: readonly MailBlock[], place: number): string | null {
  const block = blocks[place]
  return block && isCountedLink(block) ? block.href : null
}
