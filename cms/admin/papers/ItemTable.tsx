import type { Distractor } from '#domain/exams/analysis/itemAnalysis.ts'
import type { PaperAnalysis } from '../../operations/attempts/staff/analysePaper.ts'
import { Badge } from '../ui/Badge.tsx'
import { FigureTerms } from './FigureTerms.tsx'
import { percent } from './figureTexts.ts'

const MAX_ANSWERS = 6
const answerText = ({ choice, isRight, all, top, bottom }: Distractor): string =>
  `${choice ?? 'no answer'}${isRight ? ' (right)' : ''}: ${all} (${top} / ${bottom})`

/** A row for each question; `hasKeys`: with what was answered, and which of it is right. */
export function ItemTable({ analysis: { items }, hasKeys }: { analysis: PaperAnalysis; hasKeys: boolean }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className="panel-card panel-scroll" aria-label="Questions" tabIndex={0}>
      <table className="panel-table panel-cards paper-answers">
        <thead>
          <tr>
            <th scope="col">Question</th>
            <th scope="col" className="panel-number">
              Asked
            </th>
            <th scope="col" className="panel-number">
              Facility
            </th>
            <th scope="col" className="panel-number">
              Standard deviation
            </th>
            <th scope="col" className="panel-number">
              Discrimination
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
                {(!hasKeys || alarm === null) && discrimination !== null && discrimination < 0 && (
                  <Badge tone="warning" text="Weak students do better: check key and wording" />
                )}
              </th>
              <td className="panel-number" data-label="Asked">
                {attempts}
              </td>
              <td className="panel-number" data-label="Facility">
                {percent(facility)}
              </td>
              <td className="panel-number" data-label="Standard deviation">
                {percent(deviation)}
              </td>
              <td className="panel-number" data-label="Discrimination">
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
      <FigureTerms
        terms={['facility', 'deviation', 'discrimination', ...(hasKeys ? (['quarters'] as const) : [])]}
      />
    </section>
  )
}
