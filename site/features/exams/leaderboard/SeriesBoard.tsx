'use client'
import useSWR from 'swr'
import type { SeriesLeaderboardResponse } from '#domain/calls/exams/leaderboards.ts'
import { groupDigits } from '#domain/text/groupDigits.ts'
import { progressCalls } from '#site/data/exams/progressCalls.ts'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { useTexts } from '#site/texts/useTexts.ts'
import * as styles from '../result/ResultReport.css.ts'
import { BoardTable } from './BoardTable.tsx'

async function load([base, , series]: readonly [string, string, string]): Promise<SeriesLeaderboardResponse> {
  const answer = await progressCalls(base).seriesLeaderboard(series)
  if (answer.state !== 'ok') throw new Error('tests/seriesleaderboard could not be read')
  return answer.body
}

/** Those of a series with their consent. Empty while there are none. */
export function SeriesBoard({ series }: { series: string }) {
  const t = useTexts('progress')
  const r = useTexts('result')
  const { base } = useProject()
  const { data } = useSWR([base, 'seriesleaderboard', series] as const, load, { revalidateOnFocus: false })
  if (!data?.rows.length) return null
  return (
    <section className={styles.panel}>
      <h2 className={styles.heading}>{t.board}</h2>
      <p className={styles.note}>{t.boardText}</p>
      <BoardTable
        label={t.board}
        columns={[r.rank, t.boardName, t.boardAverage, t.boardPapers]}
        rows={data.rows.map(({ rank, name, percentile, papers, isOwn }) => ({
          ...{ rank: groupDigits(rank), name, own: isOwn ? r.you : null, cells: [percentile, papers] },
        }))}
      />
    </section>
  )
}
