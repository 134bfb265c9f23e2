import { lectureKey } from '../format/LectureSchema.ts'
import { LiveChatSchema, type SeedChatEntry, type SeedLiveChat } from '../format/LiveChatSchema.ts'
import { checkDuplicates } from './checkDuplicates.ts'
import { issueAt, type RawRecord } from './RawRecord.ts'
import type { SeedIssue } from './SeedIssue.ts'
import { validate } from './validate.ts'

/** Whether the folder has a record; also true when the file of its kind could not be read completely. */
type IsThere = (kind: 'user' | 'liveClass', key: string) => boolean

/** Validated chats of live classes. Adds an issue for each missing class and person. */
export function validChats(raws: RawRecord[], isThere: IsThere, issues: SeedIssue[]): SeedLiveChat[] {
  checkDuplicates(raws, { field: 'lecture', of: keyOf }, issues)
  return raws.flatMap((raw): SeedLiveChat[] => {
    const chat = validate(LiveChatSchema, raw, issues)
    if (!chat) return []
    const key = lectureKey(chat.class, chat.lecture)
    const missing = (path: (string | number)[], what: string) =>
      issues.push(issueAt(raw, path, `refers to ${what}, which is missing`))
    if (!isThere('liveClass', key)) missing(['lecture'], `the live class ${key}`)
    for (const [index, entry] of chat.entries.entries())
      for (const { key: person, path } of peopleOf(entry))
        if (!isThere('user', person)) missing(['entries', index, ...path], `the person ${person}`)
    return [chat]
  })
}

const keyOf = ({ class: of, lecture }: Record<string, unknown>): string | undefined =>
  of && lecture ? `${of}/${lecture}` : undefined

type Person = { key: string; path: (string | number)[] }

function peopleOf(entry: SeedChatEntry): Person[] {
  const own = { key: entry.by, path: ['by'] }
  if (entry.kind === 'message') return [own]
  if (entry.kind === 'question')
    return [own, ...entry.votes.map((key, index) => ({ key, path: ['votes', index] }))]
  return [
    own,
    ...entry.options.flatMap(({ chosenBy }, option) =>
      chosenBy.map((key, index) => ({ key, path: ['options', option, 'chosenBy', index] })),
    ),
  ]
}
