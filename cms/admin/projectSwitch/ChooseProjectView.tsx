import type { AdminViewServerProps } from 'payload'
import { SINGLETONS } from '#domain/panel/singletons.ts'
import { selectedProjectOf } from '../../operations/panel/selectedProject.ts'
import { panelPage } from '../panel/panelPage.tsx'
import { ProjectChoices } from './ProjectChoices.tsx'

/** Shown to an owner who opens settings of a single project while all projects are selected. */
export async function ChooseProjectView(props: AdminViewServerProps) {
  return panelPage(props, async ({ req, viewer, searchParams }) => {
    const singleton = SINGLETONS.find((slug) => slug === searchParams.for)
    const label = singleton && req.payload.collections[singleton].config.labels.singular
    const { choices } = await selectedProjectOf(req, viewer)
    return (
      <>
        <header className="panel-head">
          <div>
            <h1>{typeof label === 'string' ? label : 'Choose a project'}</h1>
            <p>Every project has its own. Whose do you want to open?</p>
          </div>
        </header>
        <ProjectChoices
          choices={choices.map(({ slug, title, status }) => ({ slug, title, status }))}
          target={singleton ? `/admin/collections/${singleton}` : '/admin'}
        />
      </>
    )
  })
}
