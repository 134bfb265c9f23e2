import { wipeLessons } from '#site/data/account/keptLessons.ts'
import { markKeptLessons } from './keptMark.ts'

/** Deletes the lessons stored in this browser. */
export async function forgetLessons(slug: string): Promise<void> {
  await wipeLessons(slug)
  markKeptLessons(slug, false)
}
