import { readdir } from 'node:fs/promises'
import type { AdminViewServerProps } from 'payload'
import { listProjects } from '../../operations/projects/projectViews.ts'
import { SEED_ROOT } from '../../operations/projects/seedFolder.ts'
import { panelPage } from '../panel/panelPage.tsx'
import { ProjectsPage } from './ProjectsPage.tsx'

const SHOWN = 100

/** Page of all projects of the installation, for platform owners: create, suspend, export, assign hosts. */
export async function ProjectsView(props: AdminViewServerProps) {
  return panelPage(props, async ({ req, searchParams }) => {
    const page = Math.max(1, Number(searchParams.page) || 1)
    const { projects, total } = await listProjects(req.payload, { page, limit: SHOWN })
    return (
      <ProjectsPage
        projects={projects}
        total={total}
        page={page}
        pages={Math.max(1, Math.ceil(total / SHOWN))}
        folders={await seedFolders()}
      />
    )
  })
}

async function seedFolders(): Promise<string[]> {
  try {
    const entries = await readdir(SEED_ROOT, { withFileTypes: true })
    return entries
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name)
      .sort()
  } catch {
    return []
  }
}
