import type { AdminViewServerProps } from 'payload'
import { panelPage } from '../panel/panelPage.tsx'

const WORK: Record<string, string> = {
  '/expert/test-series': 'Answer sheets of the test series are waiting for you there.',
  '/expert/doubts': 'Doubts of students are waiting for you there.',
}

/** Links to the expert panel, which is part of the storefront. */
export async function ExpertRedirect(props: AdminViewServerProps) {
  return panelPage(props, ({ path, access }) => (
    <section className="panel-empty">
      <h1>{access.module?.label ?? 'Expert panel'}</h1>
      <p>This part of your work is in the expert panel. {WORK[path]}</p>
      <a className="panel-button panel-button--primary" href={path}>
        Open the expert panel
      </a>
    </section>
  ))
}
