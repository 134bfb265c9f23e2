import { drawCover } from '#domain/catalogue/cover/drawCover.ts'
import type { Subject } from '#domain/catalogue/subjects.ts'

const NINE: Subject[] = [
  'physics',
  'history',
  'chemistry',
  'maths',
  'polity',
  'biology',
  'reasoning',
  'hindi',
  'geography',
]

/** The nine subject drawings beside the login form; decorative. */
export const Drawings = () => (
  <div className="admin-login__art" aria-hidden="true">
    {NINE.map((subject) => (
      <svg
        key={subject}
        viewBox="150 0 170 180"
        preserveAspectRatio="xMidYMid slice"
        data-subject={subject}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: built from constants, without user input
        dangerouslySetInnerHTML={{ __html: drawCover(subject, subject) }}
      />
    ))}
  </div>
)
