/** A chapter of a recording: where it begins, s, and its title. */
export type ChapterMark = { atS: number; title: string }

const LINE = /^(?:(\d{1,2}):)?(\d{1,2}):(\d{2})\s+(\S.*)$/
const MAX_TITLE = 120

/**
 * The chapters of a recording from lines such as `4:05 Friction`, in order of time. Null when a line is something else, or two begin at the
 * same second.
 */
export function chapterMarks(text: string): ChapterMark[] | null {
  const marks: ChapterMark[] = []
  for (const line of text.split('\n').map((one) => one.trim())) {
    if (line === '') continue
    const [, hours, minutes, seconds, title] = LINE.exec(line) ?? []
    if (!title || title.length > MAX_TITLE || Number(seconds) > 59) return null
    const atS = Number(hours ?? 0) * 3600 + Number(minutes) * 60 + Number(seconds)
    if (marks.some((mark) => mark.atS === atS)) return null
    marks.push({ atS, title })
  }
  return marks.toSorted((a, b) => a.atS - b.atS)
}

/** A time in a recording, as players show it: `4:05`, `1:02:03`. */
export function playTime(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  const two = (value: number) => String(value).padStart(2, '0')
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60)]
  return hours > 0 ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`
}
