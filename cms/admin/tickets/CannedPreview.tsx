'use client'
import { useFormFields } from '@payloadcms/ui'
import {
  CANNED_HELP,
  CANNED_VARIABLES,
  type CannedVariable,
  fillCannedReply,
} from '#domain/tickets/cannedReply.ts'

const EXAMPLES = Object.fromEntries(
  CANNED_VARIABLES.map((name) => [name, CANNED_HELP[name].example]),
) as Record<CannedVariable, string>

/** Below the text of a canned reply: the variables, and the reply filled with examples. */
export function CannedPreview() {
  const text = useFormFields(([fields]) => fields.text?.value)
  return (
    <section className="field-type panel-card canned" aria-label="Variables and preview">
      <table className="panel-table">
        <thead>
          <tr>
            <th scope="col">Type</th>
            <th scope="col">It becomes the</th>
            <th scope="col">Such as</th>
          </tr>
        </thead>
        <tbody>
          {CANNED_VARIABLES.map((name) => (
            <tr key={name}>
              <th scope="row">
                <code>{`{${name}}`}</code>
              </th>
              <td>{CANNED_HELP[name].is}</td>
              <td>{CANNED_HELP[name].example}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {typeof text === 'string' && text.trim() !== '' && (
        <>
          <p className="panel-muted">With these examples it reads:</p>
          <p className="ticket__text">{fillCannedReply(text, EXAMPLES)}</p>
        </>
      )}
    </section>
  )
}
