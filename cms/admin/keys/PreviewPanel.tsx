import type { RegradePreview } from '#domain/calls/exams/regrades.ts'
import { counted } from '../ui/counted.ts'

const COLUMNS = ['Marks now', 'Marks after', 'Rank now', 'Rank after']

/** What corrections would do: how many move, and who moves most. */
export const PreviewPanel = ({ preview }: { preview: RegradePreview }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
  <section className="panel-card panel-scroll" aria-label="Preview" tabIndex={0}>
    <h2>Preview</h2>
    <p role="status">{summaryOf(preview)}</p>
    {preview.rows.length > 0 && (
      <table className="panel-table panel-cards">
        <thead>
          <tr>
            <th scope="col">Student</th>
            {COLUMNS.map((label) => (
              <th key={label} scope="col" className="panel-number">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {preview.rows.map(({ attempt, name, before, after, rankBefore, rankAfter }) => (
            <tr key={attempt}>
              <th scope="row">{name}</th>
              {[before, after, rankBefore, rankAfter].map((value, i) => (
                <td key={COLUMNS[i]} className="panel-number" data-label={COLUMNS[i]}>
                  {value ?? '–'}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    )}
  </section>
)

/** The figures of a preview in a sentence. */
export const summaryOf = ({ attempts, moved, up, down, passesWon, passesLost }: RegradePreview): string =>
  [
    `Other marks for ${moved} of ${counted(attempts, 'attempt', 'attempts')}: ${up} more, ${down} fewer.`,
    passesWon > 0 ? `${counted(passesWon, 'student passes', 'students pass')} a quiz only after it.` : '',
    passesLost > 0 ? `${counted(passesLost, 'student loses', 'students lose')} a pass.` : '',
  ]
    .filter(Boolean)
    .join(' ')
