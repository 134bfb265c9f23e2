/** Kinds of entries of a chat room that its participants get. Votes are stored too, but are sent as counts only. */
export const CHAT_KINDS = [
  'message',
  'question',
  'poll',
  'delete',
  'pin',
  'unpin',
  'answered',
  'closePoll',
  'rules',
] as const
export type ChatKind = (typeof CHAT_KINDS)[number]

export const MAX_CHAT_TEXT = 500
export const MAX_SLOW_S = 300
export const MAX_POLL_OPTIONS = 6
export const MAX_OPTION_TEXT = 120
export const MAX_BLOCKED_WORDS = 2000
/** Maximum messages and questions of a student per minute, whatever the room's rules. */
export const CHAT_PER_MINUTE = 20
/** Number of entries in the first page of a chat and in each page of older ones. */
export const CHAT_PAGE = 50

export type ChatRules = {
  /** Minimum seconds between two messages of a student (slow mode); 0 for no limit. */
  slowS: number
  isTeachersOnly: boolean
  allowsLinks: boolean
  /** Words that messages of students may not contain, separated by commas or line breaks. */
  words: string
}

export const DEFAULT_CHAT_RULES: ChatRules = {
  slowS: 3,
  isTeachersOnly: false,
  allowsLinks: false,
  words: '',
}

/** A text normalised for comparison: lower case, compatibility characters (NFKC) replaced, invisible characters removed. */
const normalised = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\p{Cf}\p{Cc}]/gu, '')
    .toLowerCase()

const LINK =
  /(?:https?:|www\.)|\b[\p{L}\p{N}-]+\.(?:com|in|org|net|io|me|ly|gl|co|app|link|xyz|site|info|tv|be)\b/iu

/** Whether a text contains a link to another site. */
export const hasLink = (text: string): boolean => LINK.test(normalised(text))

/** Whether a text contains one of the blocked words as a whole word, or a blocked phrase. */
export function hasBlockedWord(text: string, words: string): boolean {
  const spaced = (value: string) =>
    ` ${normalised(value)
      .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
      .trim()} `
  const message = spaced(text)
  return words
    .split(/[,\n]/)
    .map(spaced)
    .some((word) => word.trim() !== '' && message.includes(word))
}

type Author = {
  isTeacher: boolean
  isMuted: boolean
  /** Time of their last message, ms since epoch; null for none. */
  lastAt: number | null
}

export type ChatProblem = 'muted' | 'teachersOnly' | 'slow' | 'link' | 'word'

/** Why a message of this author is refused now; null when it is accepted. No rule applies to teachers. */
export function chatProblem(text: string, rules: ChatRules, author: Author, now: number): ChatProblem | null {
  if (author.isTeacher) return null
  if (author.isMuted) return 'muted'
  if (rules.isTeachersOnly) return 'teachersOnly'
  if (author.lastAt !== null && now - author.lastAt < rules.slowS * 1000) return 'slow'
  if (!rules.allowsLinks && hasLink(text)) return 'link'
  return hasBlockedWord(text, rules.words) ? 'word' : null
}
