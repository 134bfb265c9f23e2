import { Link } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import { isJobLate } from '#domain/jobs/lateness.ts'
import { CHANNEL_LABELS } from '#domain/messages/purposes.ts'
import { minuteText } from '#domain/text/momentText.ts'
import { relativeTime } from '#domain/text/relativeTime.ts'
import { projectIdOf } from '../../operations/content/projectIdOf.ts'
import { projectZone } from '../../operations/content/projectZone.ts'
import { type FailedMessage, failedMessages } from '../../operations/jobs/failedMessages.ts'
import { jobTimes } from '../../operations/jobs/jobTimes.ts'
import { type ServiceFigure, serviceFigures } from '../../operations/jobs/serviceFigures.ts'
import { type QueueFigures, queueFigures } from '../../operations/jobs/workQueues.ts'
import { panelPage } from '../panel/panelPage.tsx'
import { Badge } from '../ui/Badge.tsx'
import { ReplayMessage } from './ReplayMessage.tsx'

/** `/jobs`: service figures of the project, lengths of the background queues, messages that were given up, and the latest job runs. */
export async function JobsView(props: AdminViewServerProps) {
  return panelPage(props, async ({ req, viewer }) => {
    const project = projectIdOf(req)
    if (!project)
      return (
        <div className="panel-empty">
          <h1>Jobs</h1>
          <p>Choose a project first.</p>
        </div>
      )
    const now = Date.now()
    const [service, queues, failed, timeZone] = await Promise.all([
      serviceFigures(req.payload, project, now),
      queueFigures(req.payload, project, now),
      failedMessages(req.payload, project),
      projectZone(req.payload, project),
    ])
    return (
      <>
        <header className="panel-head">
          <div>
            <h1>Jobs</h1>
            <p>Pending background jobs of the server, and those that failed for good.</p>
          </div>
        </header>
        <Service figures={service} />
        <Queues queues={queues} now={now} />
        <Failed messages={failed} timeZone={timeZone} canReplay={viewer.isAdmin && !viewer.isReadOnly} />
        <Runs now={now} />
      </>
    )
  })
}

const rateText = ({ good, bad }: ServiceFigure): string =>
  good + bad === 0 ? '–' : `${((100 * good) / (good + bad)).toFixed(1)}%`

const Service = ({ figures }: { figures: readonly ServiceFigure[] }) => (
  <section className="panel-card" aria-labelledby="service-figures">
    <h2 id="service-figures">Service of the last 24 hours</h2>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard */}
    <section className="panel-scroll" aria-label="Service, scroll sideways" tabIndex={0}>
      <table className="panel-table">
        <thead>
          <tr>
            <th scope="col">What people did</th>
            <th scope="col" className="panel-number">
              Worked
            </th>
            <th scope="col" className="panel-number">
              Did not
            </th>
            <th scope="col" className="panel-number">
              Success
            </th>
          </tr>
        </thead>
        <tbody>
          {figures.map((figure) => (
            <tr key={figure.id}>
              <th scope="row">{figure.label}</th>
              <td className="panel-number">{figure.good.toLocaleString('en-IN')}</td>
              <td className="panel-number">{figure.bad.toLocaleString('en-IN')}</td>
              <td className="panel-number">{rateText(figure)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
    <p className="panel-muted panel-small">
      A wrong code is a sign-in that did not work; a save that was refused with words did work.
    </p>
  </section>
)

const Queues = ({ queues, now }: { queues: readonly QueueFigures[]; now: number }) => (
  <section className="panel-card" aria-labelledby="job-queues">
    <h2 id="job-queues">Queues</h2>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard */}
    <section className="panel-scroll" aria-label="Queues, scroll sideways" tabIndex={0}>
      <table className="panel-table">
        <thead>
          <tr>
            <th scope="col">Work</th>
            <th scope="col" className="panel-number">
              Waiting
            </th>
            <th scope="col">Oldest</th>
            <th scope="col">Late</th>
            <th scope="col" className="panel-number">
              Given up
            </th>
          </tr>
        </thead>
        <tbody>
          {queues.map(({ id, label, waiting, oldestAt, late, failed }) => (
            <tr key={id}>
              <th scope="row">{label}</th>
              <td className="panel-number">{waiting.toLocaleString('en-IN')}</td>
              <td>{oldestAt === null ? '–' : relativeTime(oldestAt, now)}</td>
              <td>{late > 0 ? <Badge text={`${late} late`} tone="danger" /> : '–'}</td>
              <td className="panel-number">{failed.toLocaleString('en-IN')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  </section>
)

type FailedProps = { messages: readonly FailedMessage[]; timeZone: string; canReplay: boolean }

function Failed({ messages, timeZone, canReplay }: FailedProps) {
  if (messages.length === 0) return null
  return (
    <section className="panel-card" aria-labelledby="job-failed">
      <h2 id="job-failed">Messages that were given up</h2>
      <ul className="order-lines">
        {messages.map(({ id, channel, person, tries, at, isReplayable }) => (
          <li key={id}>
            <div className="order-lines__what">
              {person ? (
                <Link href={`/admin/collections/users/${person.id}`} prefetch={false}>
                  {person.name}
                </Link>
              ) : (
                <span>A former phone or e-mail</span>
              )}
              <span className="panel-muted panel-small">
                {`${CHANNEL_LABELS[channel]}, ${tries === 1 ? 'one try' : `${tries} tries`}, given up ${minuteText(new Date(at).toISOString(), timeZone)}`}
              </span>
            </div>
            <div className="order-lines__state">
              {canReplay && isReplayable && <ReplayMessage id={id} name={person?.name ?? 'them'} />}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

const capitalised = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)

/** Job runs are recorded in memory by the process that runs the jobs; other processes render nothing. */
function Runs({ now }: { now: number }) {
  const jobs = [...jobTimes()]
  if (jobs.length === 0) return null
  return (
    <section className="panel-card" aria-labelledby="job-runs">
      <h2 id="job-runs">Background jobs of this server</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard */}
      <section className="panel-scroll" aria-label="Jobs, scroll sideways" tabIndex={0}>
        <table className="panel-table">
          <thead>
            <tr>
              <th scope="col">Job</th>
              <th scope="col">Last ended well</th>
              <th scope="col" className="panel-number">
                Took
              </th>
              <th scope="col" className="panel-number">
                Failures
              </th>
            </tr>
          </thead>
          <tbody>
            {jobs.map(([name, time]) => (
              <tr key={name}>
                <th scope="row">{capitalised(name)}</th>
                <td>
                  {time.endedAt === null ? 'not yet' : relativeTime(time.endedAt, now)}{' '}
                  {isJobLate(time, now) && <Badge text="Late" tone="danger" />}
                </td>
                <td className="panel-number">{`${Math.round(time.tookMs)} ms`}</td>
                <td className="panel-number">{time.failures}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  )
}
