import { drawCover } from '#domain/catalogue/cover/drawCover.ts'
import { SUBJECT_COLORS } from '#domain/catalogue/subjectColors.ts'
import type { Subject } from '#domain/catalogue/subjects.ts'

export const HINDI = 'हर पाठ के बाद अभ्यास छोटा है, इसलिए रोज़ हो जाता है।'

/** Hostile pasted text: no space to break at, characters that change the text direction, a tag. */
export const UNBROKEN = 'x'.repeat(5000)
export const UNBROKEN_HINDI = 'क्षत्रिय'.repeat(625)
export const TURNED = 'Physics ‮ cihp ‬ اردو زبان 2027 (part 1)'
export const TAGGED = '<script>alert(1)</script> & "quotes"'

function drawing(subject: Subject): string {
  const { cover, coverLine } = SUBJECT_COLORS[subject]
  return `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 240" width="1280" height="960" color="${coverLine}"><rect width="320" height="240" fill="${cover}"/><g transform="translate(0 30)">${drawCover(subject, subject)}</g></svg>`,
  )}`
}

/** Three pictures that need no file, and one that fails to load. */
export const PICTURES = [
  { url: drawing('geography'), alt: 'Contour lines of a hill' },
  { url: drawing('maths'), alt: 'Two curves on squared paper' },
  { url: drawing('chemistry'), alt: 'Rings of carbon' },
  { url: 'data:image/png;base64,AAAA', alt: 'The back cover, which is damaged' },
]

export type Sitting = { id: string; name: string; when: string; marks: number; rank: number }

export const SITTINGS: readonly Sitting[] = [
  { id: 'mock-14', name: 'Full mock 14', when: '22 Nov 2026', marks: 212, rank: 48 },
  { id: 'mock-13', name: 'Full mock 13', when: '15 Nov 2026', marks: 187, rank: 131 },
  { id: 'vyakaran', name: 'हिन्दी व्याकरण', when: '9 Nov 2026', marks: 96, rank: 3 },
  { id: 'optics', name: 'Ray optics, chapter test', when: '2 Nov 2026', marks: 58, rank: 1204 },
]

export const EXAMS = [
  { id: 'jee-main', label: 'JEE Main', note: '42 courses' },
  { id: 'jee-advanced', label: 'JEE Advanced', note: '17 courses' },
  { id: 'neet', label: 'NEET UG', note: '38 courses' },
  { id: 'upsc', label: 'UPSC CSE', note: '31 courses' },
  { id: 'ssc', label: 'SSC CGL', note: '27 courses' },
  { id: 'class-10', label: 'कक्षा 10', note: '25 courses' },
  { id: 'class-12', label: 'Class 12', note: 'From 1 December', isDisabled: true },
]
