import type { AdminViewServerProps } from 'payload'
import { projectIdOf } from '../../operations/content/projectIdOf.ts'
import { panelPage } from '../panel/panelPage.tsx'
import { Crumbs } from '../ui/Crumbs.tsx'
import { QuestionEditor } from './QuestionEditor.tsx'

/** Page with the form of a new question. */
export const NewQuestionView = (props: AdminViewServerProps) =>
  panelPage(props, ({ req }) => (
    <div className="question-page">
      <Crumbs list="questions" label="Question bank" title="New question" />
      <h1>New question</h1>
      {projectIdOf(req) ? (
        <QuestionEditor id={null} version={null} exchange={null} />
      ) : (
        <p className="panel-empty">Choose a project first.</p>
      )}
    </div>
  ))
