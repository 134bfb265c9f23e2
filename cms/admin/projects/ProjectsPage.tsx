'use client'
import { Boxes, Plus } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import type { ProjectView } from '#domain/calls/superAdmin.ts'
import { CreateProject } from './CreateProject.tsx'
import { ProjectTable } from './ProjectTable.tsx'

type Props = { projects: ProjectView[]; total: number; page: number; pages: number; folders: string[] }

/** List of projects with their actions; an introduction while there are none. */
export function ProjectsPage({ projects, total, page, pages, folders }: Props) {
  const [isCreating, setCreating] = useState(false)
  const router = useRouter()
  const create = (
    <button type="button" className="panel-button panel-button--primary" onClick={() => setCreating(true)}>
      <Plus size={18} aria-hidden />
      New project
    </button>
  )
  return (
    <>
      <header className="panel-head">
        <div>
          <h1>Projects</h1>
          <p>Each is a brand with its own people, content, settings and address.</p>
        </div>
        {total > 0 ? <div className="panel-actions">{create}</div> : null}
      </header>
      {total === 0 ? (
        <section className="panel-empty" aria-labelledby="first-project">
          <Boxes size={32} strokeWidth={1.5} aria-hidden />
          <h2 id="first-project">Make the first project</h2>
          <p>
            Nothing is served yet. Start empty, or from a folder of example content that you can change or
            delete later.
          </p>
          {create}
        </section>
      ) : (
        <ProjectTable projects={projects} />
      )}
      {pages > 1 ? (
        <nav className="panel-actions" aria-label="Pages">
          {page > 1 ? (
            <a className="panel-button" href={`?page=${page - 1}`}>
              Previous
            </a>
          ) : null}
          <span className="panel-muted">
            Page {page} of {pages}
          </span>
          {page < pages ? (
            <a className="panel-button" href={`?page=${page + 1}`}>
              Next
            </a>
          ) : null}
        </nav>
      ) : null}
      {isCreating ? (
        <CreateProject
          projects={projects}
          folders={folders}
          onClose={() => setCreating(false)}
          onMade={() => {
            setCreating(false)
            router.refresh()
          }}
        />
      ) : null}
    </>
  )
}
