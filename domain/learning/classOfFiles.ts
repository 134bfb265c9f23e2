import { slugify } from '../text/slug.ts'
import type { LectureKind } from './lectureCounts.ts'

/** A lesson made of a file: `file` is its path in the folder; `texts` are lessons of their own. */
export type PlannedLecture = {
  slug: string
  chapter: string
  title: string
  kind: Extract<LectureKind, 'video' | 'audio' | 'pdf' | 'text'>
  file: string
  captions?: string
  hindiCaptions?: string
}

export type ClassPlan = {
  lectures: PlannedLecture[]
  /** Files that become nothing: of types that lessons do not have, and captions without their recording. */
  leftOver: string[]
}

const KIND_OF: Record<string, PlannedLecture['kind']> = {
  mp4: 'video',
  webm: 'video',
  mp3: 'audio',
  m4a: 'audio',
  ogg: 'audio',
  wav: 'audio',
  pdf: 'pdf',
  md: 'text',
}
const LONGEST_TITLE = 150
const LONGEST_CHAPTER = 120
/** `motion.vtt`, `motion-hi.vtt`, `motion.en.vtt`. */
const CAPTIONS = /^(.+?)(?:[-._](en|hi))?\.vtt$/i

const extensionOf = (file: string): string => file.slice(file.lastIndexOf('.') + 1).toLowerCase()
const withoutExtension = (file: string): string => file.slice(0, file.lastIndexOf('.'))

/** `02 - Motion_in_a line` is read as `Motion in a line`; a name that is a number stays. */
export function titleOf(name: string): string {
  const words = name.replace(/_+/g, ' ').replace(/\s+/g, ' ').trim()
  return words.replace(/^\d{1,4}\s*[-.):]*\s+(?=\S)/, '').replace(/^\d{1,4}[-.)]+(?=\p{L})/u, '') || words
}

/** Files as people order them: `2 Work` before `10 Power`, those of a folder together. */
const inOrder = (left: string, right: string): number =>
  left.localeCompare(right, 'en', { numeric: true, sensitivity: 'base' })

/**
 * The lessons of a class from the names of its files, with `/`: folders are chapters, files are lessons in the order of their names,
 * without the number in front. Files that are in no folder are in the chapter `root`.
 */
export function classOfFiles(names: readonly string[], root: string): ClassPlan {
  const files = [...names].sort(inOrder)
  const captions = new Map<string, { en?: string; hi?: string }>()
  for (const file of files) {
    const [, base, language = 'en'] = CAPTIONS.exec(file) ?? []
    if (base) captions.set(base, { ...captions.get(base), [language.toLowerCase()]: file })
  }
  const taken = new Set<string>()
  const used = new Set<string>()
  const lectures = files.flatMap((file): PlannedLecture[] => {
    const kind = KIND_OF[extensionOf(file)]
    if (!kind) return []
    used.add(file)
    const parts = withoutExtension(file).split('/')
    const title = titleOf(parts.pop() ?? '').slice(0, LONGEST_TITLE)
    const chapter = parts.map(titleOf).join(': ').slice(0, LONGEST_CHAPTER) || root.slice(0, LONGEST_CHAPTER)
    const own = kind === 'video' || kind === 'audio' ? captions.get(withoutExtension(file)) : undefined
    for (const one of [own?.en, own?.hi]) if (one) used.add(one)
    return [
      {
        slug: freeSlug(title, taken),
        chapter,
        title,
        kind,
        file,
        ...(own?.en && { captions: own.en }),
        ...(own?.hi && { hindiCaptions: own.hi }),
      },
    ]
  })
  return { lectures, leftOver: files.filter((file) => !used.has(file)) }
}

function freeSlug(title: string, taken: Set<string>): string {
  const base = slugify(title).slice(0, 90) || 'lesson'
  let slug = base
  for (let number = 2; taken.has(slug); number++) slug = `${base}-${number}`
  taken.add(slug)
  return slug
}
