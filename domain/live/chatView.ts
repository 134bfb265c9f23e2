import type { ChatCounts, ChatEntry } from '../calls/liveChat.ts'

export type ChatLine = Omit<ChatEntry, 'right'> & {
  isDeleted: boolean
  isClosed: boolean
  /** Index of the right option of a closed poll, from 0; null for polls without one and other entries. */
  right: number | null
}

/** The displayed state of a room: messages and questions in order, the pinned entry, and the polls, newest first. */
type ChatView = {
  lines: ChatLine[]
  pinned: ChatLine | null
  polls: ChatLine[]
  /** `seq` of the last change of the rules, after which they must be read again; 0 for none. */
  rulesSeq: number
}

/** The displayed state of a room from its entries; their order and duplicates do not matter. */
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

/** Numbers of votes by entry, from grouped rows; 0 for an option without votes. A vote for a question has no option. */
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
