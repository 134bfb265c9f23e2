import type { AdminViewServerProps } from 'payload'
import { projectIdOf } from '../../operations/content/projectIdOf.ts'
import { panelPage } from '../panel/panelPage.tsx'
import { Crumbs } from '../ui/Crumbs.tsx'
import { UploadImport } from './UploadImport.tsx'

/** Page on which a file of questions is chosen and checked. */
export const ImportView = (props: AdminViewServerProps) =>
  panelPage(props, ({ req }) => (
    <div className="question-page">
      <Crumbs list="questions" label="Question bank" title="Import" />
      <h1>Import questions</h1>
      {projectIdOf(req) ? <UploadImport /> : <p className="panel-empty">Choose a project first.</p>}
      <p className="panel-small">
        <a href="/admin/collections/question-imports">Earlier imports</a>
      </p>
    </div>
  ))
