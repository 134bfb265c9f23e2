'use client'
import { Link, toast } from '@payloadcms/ui'
import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react'
import { type DragEvent, useState } from 'react'
import { moveLecture, stepLecture } from '#domain/learning/moveLecture.ts'
import { writeRest } from '../ui/panelClient.ts'

export type Lecture = {
  id: string
  title: string
  chapter: string
  rank: number
  kind: string
  minutes: number
  isFree?: boolean
}
type Place = Pick<Lecture, 'id' | 'rank' | 'chapter'>

/** Groups consecutive lectures of the same chapter, each with its place in the class. */
function chaptersOf(
  lectures: readonly Lecture[],
): { name: string; own: { lecture: Lecture; at: number }[] }[] {
  const chapters: { name: string; own: { lecture: Lecture; at: number }[] }[] = []
  for (const [at, lecture] of lectures.entries()) {
    const last = chapters.at(-1)
    if (last?.name === lecture.chapter) last.own.push({ lecture, at })
    else chapters.push({ name: lecture.chapter, own: [{ lecture, at }] })
  }
  return chapters
}

const inOrder = (lectures: readonly Lecture[]): Lecture[] => lectures.toSorted((a, b) => a.rank - b.rank)

type LectureOrderProps = {
  lectures: readonly Lecture[]
  /** Whether titles lead to pages. */
  opens: boolean
  mayMove: boolean
}

/** The lectures of a class by chapter, which are put in order by dragging or with buttons, each move saved at once. */
export function LectureOrder({ lectures, opens, mayMove }: LectureOrderProps) {
  const [list, setList] = useState(() => inOrder(lectures))
  const [dragged, setDragged] = useState<number | null>(null)
  const [over, setOver] = useState<number | null>(null)
  const [isBusy, setBusy] = useState(false)

  const save = async (changed: readonly Place[]) => {
    if (changed.length === 0 || isBusy) return
    const before = list
    setBusy(true)
    setList(inOrder(list.map((one) => ({ ...one, ...changed.find(({ id }) => id === one.id) }))))
    for (const { id, rank, chapter } of changed) {
      const answer = await writeRest('PATCH', `/lectures/${id}?depth=0`, { rank, chapter })
      if (answer.apiSuccess) continue
      toast.error(answer.message)
      setList(before)
      break
    }
    setBusy(false)
  }
  // Also when the lecture was dropped: then its row is another one, which hears of no end.
  const letGo = () => {
    setDragged(null)
    setOver(null)
  }
  const drag = (at: number) =>
    mayMove
      ? {
          draggable: !isBusy,
          onDragStart: () => setDragged(at),
          onDragEnd: letGo,
          onDragOver: (event: DragEvent) => {
            if (dragged === null) return
            event.preventDefault()
            setOver(at)
          },
          onDrop: (event: DragEvent) => {
            event.preventDefault()
            letGo()
            if (dragged !== null) void save(moveLecture(list, dragged, at))
          },
        }
      : {}
  const step = (at: number, by: -1 | 1, title: string) => {
    const Arrow = by < 0 ? ArrowUp : ArrowDown
    const changed = stepLecture(list, at, by)
    return (
      <button
        type="button"
        className="panel-button"
        aria-label={`Move ${title} ${by < 0 ? 'up' : 'down'}`}
        disabled={changed.length === 0}
        onClick={() => void save(changed)}
      >
        <Arrow size={16} aria-hidden="true" />
      </button>
    )
  }
  return (
    <>
      {chaptersOf(list).map(({ name, own }) => (
        <section key={own[0]?.lecture.id} aria-label={name}>
          <h4>{name}</h4>
          <ol aria-busy={isBusy || undefined}>
            {own.map(({ lecture: { id, title, kind, minutes, isFree }, at }) => (
              <li key={id} {...drag(at)} data-over={over === at && dragged !== at ? '' : undefined}>
                <span className="class-contents__title">
                  {mayMove && <GripVertical className="class-contents__grip" size={16} aria-hidden="true" />}
                  {opens ? (
                    <Link href={`/admin/collections/lectures/${id}`} prefetch={false} draggable={false}>
                      {title}
                    </Link>
                  ) : (
                    title
                  )}
                </span>
                <span className="panel-muted">
                  {[kind, minutes > 0 && `${minutes} min`, isFree && 'free preview']
                    .filter(Boolean)
                    .join(' · ')}
                </span>
                {mayMove && (
                  <span className="class-contents__steps">
                    {step(at, -1, title)}
                    {step(at, 1, title)}
                  </span>
                )}
              </li>
            ))}
          </ol>
        </section>
      ))}
    </>
  )
}
