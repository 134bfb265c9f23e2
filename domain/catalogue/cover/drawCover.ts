import { SUBJECTS, type Subject } from '#domain/catalogue/subjects.ts'
import { derivedPhase, pickByPhase, textPhase } from './phase.ts'
import { drawBiology, drawChemistry, drawMaths, drawPhysics } from './scienceDrawings.ts'
import { drawEnglish, drawHindi, drawReasoning, drawTests } from './skillDrawings.ts'
import { drawGeography, drawHistory, drawPolity } from './societyDrawings.ts'

const drawings: Record<Subject, (phase: number) => string> = {
  physics: drawPhysics,
  chemistry: drawChemistry,
  maths: drawMaths,
  biology: drawBiology,
  polity: drawPolity,
  history: drawHistory,
  geography: drawGeography,
  reasoning: drawReasoning,
  english: drawEnglish,
  hindi: drawHindi,
  tests: drawTests,
}

/**
 * The content of an SVG (viewBox 0 0 320 180, drawing on the right two thirds, currentColor), under 3 KB. The
 * same seed always gives the same drawing; another seed varies it.
 */
export const drawCover = (subject: Subject, seed: string): string => drawings[subject](textPhase(seed))

/** The subject if it has a drawing, else one chosen by the seed. */
export const coverSubject = (subject: string | null | undefined, seed: string): Subject =>
  SUBJECTS.find((known) => known === subject) ?? pickByPhase(derivedPhase(textPhase(seed), 3), SUBJECTS)
