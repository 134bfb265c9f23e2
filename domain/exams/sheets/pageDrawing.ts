import { z } from 'zod'
import { hasControlCharacters } from '../../text/controlCharacters.ts'

/** How wide a page is for what is drawn on it; its height follows from the picture. Both coordinates are in this unit. */
export const PAGE_WIDTH = 10_000
const MAX_HEIGHT = 60_000
export const MAX_STROKE_POINTS = 300
export const MAX_MARKS_ON_PAGE = 150
const MAX_POINTS_ON_PAGE = 6000
export const MAX_PAGE_COMMENT = 200
/** Steps that a rubric has at most. */
const MAX_STEPS = 30

const PointSchema = z.tuple([z.int().min(0).max(PAGE_WIDTH), z.int().min(0).max(MAX_HEIGHT)])
export type Point = z.infer<typeof PointSchema>

/** A mark of an expert on a page: a stroke of the pen, a tick, a cross, a comment, or the marks of a step of the rubric. */
export const PageMarkSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('pen'), points: z.array(PointSchema).min(1).max(MAX_STROKE_POINTS) }),
  z.object({ kind: z.literal('tick'), at: PointSchema }),
  z.object({ kind: z.literal('cross'), at: PointSchema }),
  z.object({
    kind: z.literal('comment'),
    at: PointSchema,
    text: z
      .string()
      .trim()
      .min(1)
      .max(MAX_PAGE_COMMENT)
      .refine((value) => !hasControlCharacters(value)),
  }),
  z.object({
    kind: z.literal('step'),
    at: PointSchema,
    step: z
      .int()
      .min(0)
      .max(MAX_STEPS - 1),
  }),
])
export type PageMark = z.infer<typeof PageMarkSchema>

/** What an expert drew on one page, in the order of drawing. */
export const PageDrawingSchema = z
  .array(PageMarkSchema)
  .max(MAX_MARKS_ON_PAGE)
  .refine((marks) => pointsOf(marks) <= MAX_POINTS_ON_PAGE, 'There are too many lines on this page.')
export type PageDrawing = z.infer<typeof PageDrawingSchema>

/** Drawings of a sheet by `pageKey`; pages without any are left out. */
export type SheetDrawings = Readonly<Record<string, PageDrawing>>

export const pageKey = (question: string, file: string): string => `${question}/${file}`

/** The drawings on the pages of one question, by file; pages without any are left out. */
export const drawingsOf = (
  drawings: SheetDrawings,
  question: string,
  files: readonly string[],
): Record<string, PageDrawing> =>
  Object.fromEntries(
    files.flatMap((file) => {
      const drawing = drawings[pageKey(question, file)]
      return drawing ? [[file, drawing] as const] : []
    }),
  )

const pointsOf = (marks: readonly PageMark[]): number =>
  marks.reduce((sum, mark) => sum + (mark.kind === 'pen' ? mark.points.length : 1), 0)

/** Whether a page takes one more mark. */
export const takesMark = (drawing: PageDrawing, mark: PageMark): boolean =>
  drawing.length < MAX_MARKS_ON_PAGE && pointsOf([...drawing, mark]) <= MAX_POINTS_ON_PAGE

/** A stroke with as many points as its shape needs: those nearer to the last kept one than half a hundredth of the page's width are left out. */
export function thinned(points: readonly Point[]): Point[] {
  const kept: Point[] = []
  for (const point of points) {
    const last = kept.at(-1)
    if (!last || Math.hypot(point[0] - last[0], point[1] - last[1]) >= PAGE_WIDTH / 200) kept.push(point)
  }
  const [end, last] = [points.at(-1), kept.at(-1)]
  if (end && last && (end[0] !== last[0] || end[1] !== last[1])) kept.push(end)
  const every = Math.ceil(kept.length / MAX_STROKE_POINTS)
  return kept.filter((_, index) => index % every === 0)
}
