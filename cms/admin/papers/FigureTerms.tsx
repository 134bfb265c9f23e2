const TERMS = {
  facility: [
    'Facility',
    'average share of the marks of a question that was reached, in percent: high is easy.',
  ],
  deviation: ['Standard deviation', 'how far results spread around the average.'],
  discrimination: [
    'Discrimination',
    'how well a question separates strong from weak students, from −1 to 1: below 0.2 look at it, below 0 check its key.',
  ],
  alpha: [
    'Internal consistency',
    'how far the questions measure the same, up to 1: from 0.7 on the total is reliable.',
  ],
  error: ['Standard error', 'how far marks would vary by chance if the test were repeated.'],
  quarters: [
    'Top and bottom quarter',
    'the quarter of the students with the most and with the fewest marks.',
  ],
} as const
type Term = keyof typeof TERMS

/** What the figures of an analysis mean, for those who did not study statistics. */
export const FigureTerms = ({ terms }: { terms: readonly Term[] }) => (
  <details className="panel-small">
    <summary>What these figures mean</summary>
    <dl className="paper-terms">
      {terms.map((term) => (
        <div key={term}>
          <dt>{TERMS[term][0]}</dt>
          <dd>{TERMS[term][1]}</dd>
        </div>
      ))}
    </dl>
  </details>
)
