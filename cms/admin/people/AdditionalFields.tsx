import type { JSONFieldServerComponent } from 'payload'

type Answer = { id: string; fieldTitle?: string; data?: unknown }

const answerText = (data: unknown): string => {
  if (typeof data === 'boolean') return data ? 'Yes' : 'No'
  return Array.isArray(data) ? data.join(', ') : String(data ?? '')
}

/** A person's answers to the project's custom fields. Read-only: only the person can change them. */
export const AdditionalFields: JSONFieldServerComponent = ({ data }) => {
  const answers = (Array.isArray(data?.additionalFields) ? data.additionalFields : []) as Answer[]
  if (answers.length === 0) return null
  return (
    <div className="field-type">
      <h2 className="people-answers__title">Answers to the project’s fields</h2>
      <dl className="people-answers">
        {answers.map(({ id, fieldTitle, data: answer }) => (
          <div key={id}>
            <dt>{fieldTitle ?? id}</dt>
            <dd>{answerText(answer) || '–'}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
