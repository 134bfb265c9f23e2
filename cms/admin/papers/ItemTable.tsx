import type { Distractor } from '#domain/exams/analysis/itemAnalysis.ts'
import type { PaperAnalysis } from '../../operations/attempts/staff/analysePaper.ts'
import { Badge } from '../ui/Badge.tsx'
import { percent } from './figureTexts.ts'

const HEADS = {
  asked: 'Students asked',
  facility: 'Share of its marks',
  deviation: 'Spread of its marks',
  discrimination: 'Separates good from weak',
}

/** What the columns say, for people who do not compute them. */
const NOTES = [
  `${HEADS.facility} (facility): what students got of the full marks, on average. Near 100% the question is easy, near 0% hard.`,
  `${HEADS.deviation} (standard deviation): how far students are from that average.`,
  `${HEADS.discrimination} (discrimination): from −1 to 1. Above 0.2, students with good results in the rest of the paper do better in it; below 0, worse, so check its key and wording.`,
]

const MAX_ANSWERS = 6
const answerText = ({ choice, isRight, all, top, bottom }: Distractor): string =>
  `${choice ?? 'no answer'}${isRight ? ' (right)' : ''}: ${all} (${top} / ${bottom})`

/** A row for each question; `hasKeys`: with what was answered, and which of it is right. */
export function ItemTable({ analysis: { items }, hasKeys }: { analysis: PaperAnalysis; hasKeys: boolean }) {
  return (
    <>
      <ul className="panel-muted panel-small">
        {NOTES.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className="panel-card panel-scroll" aria-label="Questions" tabIndex={0}>
        <table className="panel-table panel-cards paper-answers">
          <thead>
            <tr>
              <th scope="col">Question</th>
              <th scope="col" className="panel-number">
                {HEADS.asked}
              </th>
              <th scope="col" className="panel-number">
                {HEADS.facility}
              </th>
              <th scope="col" className="panel-number">
                {HEADS.deviation}
              </th>
              <th scope="col" className="panel-number">
                {HEADS.discrimination}
              </th>
              {hasKeys && <th scope="col">Answers (top / bottom quarter)</th>}
            </tr>
          </thead>
          <tbody>
            {items.map(({ id, title, attempts, facility, deviation, discrimination, distractors, alarm }) => (
              <tr key={id}>
                <th scope="row">
                  {title}{' '}
                  {hasKeys && alarm !== null && <Badge tone="danger" text={`Check the key: ${alarm}`} />}
                </th>
                <td className="panel-number" data-label={HEADS.asked}>
                  {attempts}
                </td>
                <td className="panel-number" data-label={HEADS.facility}>
                  {percent(facility)}
                </td>
                <td className="panel-number" data-label={HEADS.deviation}>
                  {percent(deviation)}
                </td>
                <td className="panel-number" data-label={HEADS.discrimination}>
                  {discrimination === null ? '–' : discrimination.toFixed(2)}
                </td>
                {hasKeys && (
                  <td data-label="Answers (top / bottom quarter)">
                    <ul>
                      {distractors.slice(0, MAX_ANSWERS).map((one) => (
                        <li key={one.choice ?? ''}>{answerText(one)}</li>
                      ))}
                    </ul>
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  )
}
