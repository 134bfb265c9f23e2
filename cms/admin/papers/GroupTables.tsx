import type { GroupFigures } from '#domain/exams/analysis/compareGroups.ts'
import type { PaperAnalysis } from '../../operations/attempts/staff/analysePaper.ts'
import { inMarks, percent } from './figureTexts.ts'

/** How batches did in a paper, and how it and each question went from month to month. */
export function GroupTables({ analysis }: { analysis: PaperAnalysis }) {
  const { paper, batches, months, items } = analysis
  const all: GroupFigures = { group: 'All', paper, facility: {} }
  return (
    <>
      {batches.length > 0 && (
        <Groups title="Batches" first="Batch" groups={[...batches, all]} den={analysis.den} />
      )}
      <Groups title="Months" first="Month" groups={[...months, all]} den={analysis.den} />
      {months.length > 1 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        <section className="panel-card panel-scroll" aria-label="Facility by month" tabIndex={0}>
          <h2>Facility by month</h2>
          <table className="panel-table">
            <thead>
              <tr>
                <th scope="col">Question</th>
                {months.map(({ group }) => (
                  <th key={group} scope="col" className="panel-number">
                    {group}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {items.map(({ id, title }) => (
                <tr key={id}>
                  <th scope="row">{title}</th>
                  {months.map(({ group, facility }) => (
                    <td key={group} className="panel-number">
                      {percent(facility[id] ?? null)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </>
  )
}

type GroupsProps = { title: string; first: string; groups: readonly GroupFigures[]; den: number }

const Groups = ({ title, first, groups, den }: GroupsProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
  <section className="panel-card panel-scroll" aria-label={title} tabIndex={0}>
    <h2>{title}</h2>
    <table className="panel-table panel-cards">
      <thead>
        <tr>
          <th scope="col">{first}</th>
          <th scope="col" className="panel-number">
            First attempts
          </th>
          <th scope="col" className="panel-number">
            Average marks
          </th>
          <th scope="col" className="panel-number">
            Standard deviation
          </th>
        </tr>
      </thead>
      <tbody>
        {groups.map(({ group, paper }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two batches may have one title
          <tr key={`${group}/${index}`}>
            <th scope="row">{group}</th>
            <td className="panel-number" data-label="First attempts">
              {paper.attempts}
            </td>
            <td className="panel-number" data-label="Average marks">
              {inMarks(paper.mean, den)}
            </td>
            <td className="panel-number" data-label="Standard deviation">
              {inMarks(paper.deviation, den)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </section>
)
