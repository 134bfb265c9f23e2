'use client'
import { todaysClasses } from '#domain/live/todaysClasses.ts'
import { useTimetable } from '#site/data/account/live.ts'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { useTexts } from '#site/texts/useTexts.ts'
import { under } from '../LearnScreen.css.ts'
import { LiveClassList } from './LiveClassList.tsx'

/** What is live now and what comes next, in My learning; nothing while unknown and for nothing. */
export function LiveToday({ uid }: { uid: string }) {
  const t = useTexts('live')
  const { base } = useProject()
  const { timetable } = useTimetable(base, uid)
  const classes = timetable ? todaysClasses(timetable.classes, timetable.now) : []
  if (classes.length === 0) return null
  return (
    <div className={under}>
      <LiveClassList title={t.upcoming} classes={classes} />
    </div>
  )
}
