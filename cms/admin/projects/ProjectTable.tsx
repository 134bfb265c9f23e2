'use client'
import { toast } from '@payloadcms/ui'
import { useState } from 'react'
import type { ProjectView } from '#domain/calls/superAdmin.ts'
import { projectBase } from '#domain/links/projectPath.ts'
import { ensureFreshCode, postCall } from '../ui/panelClient.ts'
import { useAction } from '../ui/useAction.ts'
import { DomainsDialog } from './DomainsDialog.tsx'
import { SuspendDialog } from './SuspendDialog.tsx'

type Open = { what: 'suspend' | 'domains'; slug: string } | null

const count = (number: number) => number.toLocaleString('en-IN')
const day = (at: number) =>
  new Date(at).toLocaleDateString('en-IN', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  })

const STATUS = {
  active: <span className="panel-badge panel-badge--success">active</span>,
  suspended: <span className="panel-badge panel-badge--warning">suspended</span>,
} as const

/** One row per project: status, hosts, counts and actions. */
export function ProjectTable({ projects }: { projects: ProjectView[] }) {
  const [open, setOpen] = useState<Open>(null)
  const { act } = useAction()
  // The row of the open dialog as of the latest refresh of the page.
  const opened = projects.find(({ slug }) => slug === open?.slug)

  const resume = (project: ProjectView) =>
    act(() => postCall('/super-admin/resume', { project: project.slug }))
  async function exportAll(project: ProjectView) {
    if (!(await ensureFreshCode())) return
    // A navigation, so that the browser streams the download to disk.
    window.location.assign(`/api/super-admin/export?project=${project.slug}`)
    toast.success('The export is on its way to your downloads')
  }

  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard */}
      <section className="panel-card panel-scroll" aria-label="Projects, scrolls sideways" tabIndex={0}>
        <table className="panel-table projects-table">
          <thead>
            <tr>
              <th scope="col">Project</th>
              <th scope="col">Status</th>
              <th scope="col">Hosts</th>
              <th scope="col" className="panel-number">
                People
              </th>
              <th scope="col" className="panel-number">
                Products
              </th>
              <th scope="col" className="panel-number">
                Orders
              </th>
              <th scope="col">Since</th>
              <th scope="col">
                <span className="panel-hidden">Actions</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {projects.map((project) => (
              <tr key={project.id} data-project={project.slug}>
                <th scope="row">
                  {project.title}
                  <small className="projects-table__slug">{project.slug}</small>
                </th>
                <td>
                  {project.isUnfinished ? (
                    <span className="panel-badge panel-badge--danger">not finished</span>
                  ) : (
                    STATUS[project.status]
                  )}
                </td>
                <td className="projects-table__hosts">
                  {project.hosts.length > 0 ? project.hosts.join(', ') : projectBase(project.slug)}
                </td>
                <td className="panel-number">{count(project.counts.people)}</td>
                <td className="panel-number">{count(project.counts.products)}</td>
                <td className="panel-number">{count(project.counts.orders)}</td>
                <td>{day(project.createdAt)}</td>
                <td>
                  <div className="panel-actions projects-table__actions">
                    <button
                      type="button"
                      className="panel-button"
                      onClick={() => setOpen({ what: 'domains', slug: project.slug })}
                    >
                      Hosts
                    </button>
                    <button type="button" className="panel-button" onClick={() => void exportAll(project)}>
                      Export
                    </button>
                    {project.status === 'active' ? (
                      <button
                        type="button"
                        className="panel-button panel-button--danger"
                        onClick={() => setOpen({ what: 'suspend', slug: project.slug })}
                      >
                        Suspend
                      </button>
                    ) : (
                      <button
                        type="button"
                        className="panel-button"
                        disabled={project.isUnfinished}
                        onClick={() => void resume(project)}
                      >
                        Resume
                      </button>
                    )}
                  </div>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {opened && open?.what === 'suspend' ? (
        <SuspendDialog project={opened} onClose={() => setOpen(null)} />
      ) : null}
      {opened && open?.what === 'domains' ? (
        <DomainsDialog project={opened} onClose={() => setOpen(null)} />
      ) : null}
    </>
  )
}
