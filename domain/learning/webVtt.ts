/** A caption: from and to in seconds, and its text in one line. */
export type Cue = { fromS: number; toS: number; text: string }

const TIMES = /^(?:(\d+):)?(\d{1,2}):(\d{2})[.,](\d{1,3})\s+-->\s+(?:(\d+):)?(\d{1,2}):(\d{2})[.,](\d{1,3})/

const secondsOf = (hours: string | undefined, minutes = '0', seconds = '0', fraction = '0'): number =>
  Number(hours ?? 0) * 3600 + Number(minutes) * 60 + Number(seconds) + Number(`0.${fraction}`)

/** Markup of captions: voices, styles and times within a cue. */
const plain = (line: string): string =>
  line
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&')
    .trim()

/** Whether a text is a file of captions in WebVTT. */
export const isWebVtt = (text: string): boolean => /^\uFEFF?WEBVTT(?:[ \t\n\r]|$)/.test(text)

/** The captions of a WebVTT file, in their order; what is no caption is left out. */
export function cuesOf(text: string): Cue[] {
  return text
    .replace(/\r\n?/g, '\n')
    .split(/\n{2,}/)
    .flatMap((block): Cue[] => {
      const lines = block.split('\n')
      const at = lines.findIndex((line) => TIMES.test(line))
      const [, h1, m1, s1, f1, h2, m2, s2, f2] = TIMES.exec(lines[at] ?? '') ?? []
      const said = lines
        .slice(at + 1)
        .map(plain)
        .filter(Boolean)
        .join(' ')
      if (at < 0 || !said) return []
      return [{ fromS: secondsOf(h1, m1, s1, f1), toS: secondsOf(h2, m2, s2, f2), text: said }]
    })
}

/** The cues that contain all words of a search, in upper or lower case. */
export function findCues(cues: readonly Cue[], search: string): Cue[] {
  const words = search.toLocaleLowerCase().split(/\s+/).filter(Boolean)
  return cues.filter(({ text }) => {
    const said = text.toLocaleLowerCase()
    return words.every((word) => said.includes(word))
  })
}
