/** What an entry of a chat room is. `vote` and `answer` are counted, not shown; the others are shown or change what is shown. */
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
/** Messages and questions of a student in a minute, whatever the room says. */
export const CHAT_PER_MINUTE = 20
/** Messages that a person gets when they come, and with each page of older ones. */
export const CHAT_PAGE = 50

export type ChatRules = {
  /** Seconds between two messages of a student; 0 for none. */
  slowS: number
  isTeachersOnly: boolean
  allowsLinks: boolean
  /** Words that messages of students do not have, separated by commas or lines. */
  words: string
}

export const DEFAULT_CHAT_RULES: ChatRules = {
  slowS: 3,
  isTeachersOnly: false,
  allowsLinks: false,
  words: '',
}

/** Letters as they are compared: without case, widths, marks that are not seen, and what stands in for letters. */
const folded = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\p{Cf}\p{Cc}]/gu, '')
    .toLowerCase()

const LINK =
  /(?:https?:|www\.)|\b[\p{L}\p{N}-]+\.(?:com|in|org|net|io|me|ly|gl|co|app|link|xyz|site|info|tv|be)\b/iu

/** Whether a text leads somewhere else. */
export const hasLink = (text: string): boolean => LINK.test(folded(text))

/** Whether a text has one of the words, whole; a word of several is found as they stand. */
export function hasBlockedWord(text: string, words: string): boolean {
  const spaced = (of: string) =>
    ` ${folded(of)
      .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
      .trim()} `
  const said = spaced(text)
  return words
    .split(/[,\n]/)
    .map(spaced)
    .some((word) => word.trim() !== '' && said.includes(word))
}

type Speaker = {
  isTeacher: boolean
  isMuted: boolean
  /** When they said something last, ms since epoch; null for never. */
  lastAt: number | null
}

export type ChatProblem = 'muted' | 'teachersOnly' | 'slow' | 'link' | 'word'

/** Why a text is not taken from this person now; null when it is. Teachers are bound by nothing. */
export function chatProblem(text: string, rules: ChatRules, who: Speaker, now: number): ChatProblem | null {
  if (who.isTeacher) return null
  if (who.isMuted) return 'muted'
  if (rules.isTeachersOnly) return 'teachersOnly'
  if (who.lastAt !== null && now - who.lastAt < rules.slowS * 1000) return 'slow'
  if (!rules.allowsLinks && hasLink(text)) return 'link'
  return hasBlockedWord(text, rules.words) ? 'word' : null
}
