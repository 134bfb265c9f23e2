import type { ChatCounts, ChatEntry } from '../calls/liveChat.ts'

export type ChatLine = Omit<ChatEntry, 'right'> & {
  isDeleted: boolean
  isClosed: boolean
  /** Of a closed poll with a right option: its number, from 0; else null. */
  right: number | null
}

/** What is seen in a room: messages and questions in order, what is pinned, and the polls, the newest first. */
type ChatView = {
  lines: ChatLine[]
  pinned: ChatLine | null
  polls: ChatLine[]
  /** Whether rules have changed, so that they are to be read again: the number of the last change; 0 for none. */
  rulesSeq: number
}

/** What entries make of a room, whatever the order in which they came and however often. */
export function chatView(entries: readonly ChatEntry[]): ChatView {
  const bySeq = new Map(entries.map((entry) => [entry.seq, entry]))
  const ordered = [...bySeq.values()].sort((a, b) => a.seq - b.seq)
  const targetsOf = (...kinds: ChatEntry['kind'][]) =>
    new Set(ordered.flatMap(({ kind, target }) => (kinds.includes(kind) && target !== null ? [target] : [])))
  const deleted = targetsOf('delete')
  const closed = targetsOf('answered', 'closePoll', 'delete')
  const rightOf = new Map(
    ordered.flatMap(({ kind, target, right }) =>
      kind === 'closePoll' && target !== null && right !== undefined ? [[target, right] as const] : [],
    ),
  )
  const toLine = (entry: ChatEntry): ChatLine => ({
    ...entry,
    right: rightOf.get(entry.seq) ?? null,
    isDeleted: deleted.has(entry.seq),
    isClosed: closed.has(entry.seq),
  })
  const pin = ordered.findLast(({ kind }) => kind === 'pin' || kind === 'unpin')
  const pinned = pin?.kind === 'pin' && pin.target !== null ? bySeq.get(pin.target) : undefined
  const line = pinned && toLine(pinned)
  return {
    lines: ordered.filter(({ kind }) => kind === 'message' || kind === 'question').map(toLine),
    pinned: line && !line.isDeleted ? line : null,
    polls: ordered
      .filter(({ kind }) => kind === 'poll')
      .map(toLine)
      .filter(({ isDeleted }) => !isDeleted)
      .toReversed(),
    rulesSeq: ordered.findLast(({ kind }) => kind === 'rules')?.seq ?? 0,
  }
}

/** Votes by entry from grouped rows; an option without votes has 0, and a vote for a question has no option. */
export function chatCounts(
  groups: readonly { target: unknown; option: unknown; count: number }[],
): ChatCounts {
  const counts: ChatCounts = {}
  for (const { target, option, count } of groups) {
    const [seq, at] = [Number(target ?? 0), Number(option ?? 0)]
    if (seq < 1) continue
    const list = counts[seq] ?? []
    counts[seq] = list
    while (list.length <= at) list.push(0)
    list[at] = (list[at] ?? 0) + count
  }
  return counts
}
