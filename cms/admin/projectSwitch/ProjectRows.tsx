import { formatInr } from '#domain/money/formatInr.ts'
import type { Dashboard } from '../../operations/panel/dashboard.ts'
import type { Series } from '../../operations/panel/figures.ts'
import { OpenProject } from './OpenProject.tsx'

const countOf = (series: Series | null, project: string): string =>
  (series?.byProject.get(project)?.count ?? 0).toLocaleString('en-IN')

/** Figures per project, for an owner with all projects selected. */
export const ProjectRows = ({ data: { selected, sales, signUps, failed } }: { data: Dashboard }) => (
  <section className="panel-card" aria-labelledby="projects">
    <div className="panel-head">
      <h2 id="projects">Projects</h2>
    </div>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard */}
    <section className="panel-scroll" aria-label="Projects, scrolls sideways" tabIndex={0}>
      <table className="panel-table">
        <thead>
          <tr>
            <th scope="col">Project</th>
            <th scope="col" className="panel-number">
              Paid orders
            </th>
            <th scope="col" className="panel-number">
              Revenue
            </th>
            <th scope="col" className="panel-number">
              Sign-ups
            </th>
            <th scope="col" className="panel-number">
              Failed payments
            </th>
          </tr>
        </thead>
        <tbody>
          {selected.projects.map(({ id, slug, title, status }) => (
            <tr key={id}>
              <th scope="row">
                <OpenProject slug={slug} title={title} />
                {status === 'suspended' && <span className="panel-badge">suspended</span>}
              </th>
              <td className="panel-number">{countOf(sales, id)}</td>
              <td className="panel-number">{formatInr(sales?.byProject.get(id)?.sum ?? 0)}</td>
              <td className="panel-number">{countOf(signUps, id)}</td>
              <td className="panel-number">{countOf(failed, id)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  </section>
)
