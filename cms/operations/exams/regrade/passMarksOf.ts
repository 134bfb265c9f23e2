import type { BasePayload } from 'payload'
import type { Lecture } from '#payload-types'

/** What lessons with this quiz ask for, in percent of its marks; each once. */
export async function passMarksOf(payload: BasePayload, quiz: string): Promise<number[]> {
  const { docs } = await payload.db.find<Lecture>({
    collection: 'lectures',
    where: { and: [{ quiz: { equals: quiz } }, { quizPassPercent: { greater_than: 0 } }] },
    select: { quizPassPercent: true },
    pagination: false,
    limit: 1000,
  })
  return [...new Set(docs.flatMap(({ quizPassPercent }) => quizPassPercent ?? []))]
}
