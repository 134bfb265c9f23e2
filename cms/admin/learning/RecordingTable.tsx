import { Link } from '@payloadcms/ui'
import { RECORDING_PARTS } from '#domain/learning/classFigures.ts'
import type { ClassProgress } from '../../operations/learning/classProgress.ts'

type Recording = ClassProgress['recordings'][number]

const HEIGHT = 40
const BAR = 12

/** The recordings of a class, with how many of their viewers have seen each tenth. */
export function RecordingTable({ recordings }: { recordings: readonly Recording[] }) {
  if (recordings.length === 0) return <p className="panel-empty">No recording has been played yet.</p>
  return (
    <>
      <h2>Recordings</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className="panel-card panel-scroll" aria-label="Recordings, scroll sideways" tabIndex={0}>
        <table className="panel-table">
          <thead>
            <tr>
              <th scope="col">Lesson</th>
              <th scope="col" className="panel-number">
                Viewers
              </th>
              <th scope="col" className="panel-number">
                Played on average
              </th>
              <th scope="col">Watched, by tenths</th>
              <th scope="col">Most viewers leave</th>
              <th scope="col">Watched most</th>
            </tr>
          </thead>
          <tbody>
            {recordings.map((recording) => (
              <tr key={recording.id}>
                <th scope="row">
                  <Link href={`/admin/collections/lectures/${recording.id}`} prefetch={false}>
                    {recording.title}
                  </Link>
                </th>
                <td className="panel-number">{recording.viewers}</td>
                <td className="panel-number">{`${recording.average}%`}</td>
                <td>
                  <SeenBars recording={recording} />
                </td>
                <td>{recording.leftAt === null ? '–' : `after ${percentAt(recording.leftAt)}`}</td>
                <td>{mostSeen(recording)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  )
}

const percentAt = (index: number): string => `${Math.round((index / RECORDING_PARTS) * 100)}%`
const shareOf = (count: number, viewers: number): number => Math.round((count / viewers) * 100)

function mostSeen({ seen }: Recording): string {
  const most = Math.max(...seen)
  if (Math.min(...seen) === most) return 'Same throughout'
  const at = seen.indexOf(most)
  return `${percentAt(at)} to ${percentAt(at + 1)}`
}

function SeenBars({ recording: { seen, viewers, title } }: { recording: Recording }) {
  const label = `${title}: ${seen.map((count, index) => `${percentAt(index)} ${shareOf(count, viewers)}%`).join(', ')}`
  return (
    <svg className="class-seen" role="img" aria-label={label} width={seen.length * BAR} height={HEIGHT}>
      {seen.map((count, index) => {
        const height = Math.max(1, (count / viewers) * HEIGHT)
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a tenth is its index
            key={index}
            x={index * BAR}
            y={HEIGHT - height}
            width={BAR - 2}
            height={height}
          >
            <title>{`${percentAt(index)} to ${percentAt(index + 1)}: ${shareOf(count, viewers)}%`}</title>
          </rect>
        )
      })}
    </svg>
  )
}
