'use client'
import useSWR from 'swr'
import type { LeaderboardResponse } from '#domain/calls/exams/leaderboards.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { groupDigits } from '#domain/text/groupDigits.ts'
import { progressCalls } from '#site/data/exams/progressCalls.ts'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { useTexts } from '#site/texts/useTexts.ts'
import * as styles from '../result/ResultReport.css.ts'
import { shownMarks } from '../shownMarks.ts'
import { BoardTable } from './BoardTable.tsx'

async function load([base, , attempt]: readonly [string, string, string]): Promise<LeaderboardResponse> {
  const answer = await progressCalls(base).leaderboard(attempt)
  if (answer.state !== 'ok') throw new Error('tests/leaderboard could not be read')
  return answer.body
}

/** The best of a paper with their consent. Empty while ranks are hidden. */
export function LeaderboardPanel({ attempt }: { attempt: string }) {
  const t = useTexts('result')
  const { base } = useProject()
  const { data } = useSWR([base, 'tests/leaderboard', attempt] as const, load, { revalidateOnFocus: false })
  if (data?.state !== 'ready') return null
  return (
    <section className={styles.panel}>
      <h2 className={styles.heading}>{t.leaderboard}</h2>
      <p className={styles.note}>{t.leaderboardText}</p>
      {data.rows.length > 0 ? (
        <BoardTable
          label={t.leaderboard}
          columns={[t.rank, t.listedName, t.marks]}
          rows={data.rows.map(({ rank, name, marks, fullMarks, isOwn }) => ({
            rank: groupDigits(rank),
            name,
            own: isOwn ? t.you : null,
            cells: [`${shownMarks(marks)} ${fillPlaceholders(t.outOf, { full: fullMarks.text })}`],
          }))}
        />
      ) : (
        <p>{t.leaderboardEmpty}</p>
      )}
    </section>
  )
}
