'use client'
import { useFormFields } from '@payloadcms/ui'
import { IMPORT_TEMPLATES } from '#domain/transfers/importTemplates.ts'

/** Import drawer: the template file and the format of its columns, else where people are imported. */
export function TemplateHelp() {
  const list = useFormFields(([fields]) => fields.collectionSlug?.value) as string | undefined
  const columns = list && Object.hasOwn(IMPORT_TEMPLATES, list) ? IMPORT_TEMPLATES[list] : undefined
  if (!list || !columns)
    return (
      <p className="panel panel-muted">
        People are added from a file on the page{' '}
        <a href="/admin/people/add" className="panel-link">
          Add people
        </a>
        .
      </p>
    )
  return (
    <section className="panel transfer-card" aria-labelledby="import-template">
      <div className="panel-head">
        <h2 id="import-template">Begin with a template</h2>
        <a className="panel-button" href={`/api/imports/template?list=${list}`} download={`${list}.csv`}>
          Download the template (CSV)
        </a>
      </div>
      <details>
        <summary>What the columns take</summary>
        <div className="panel-scroll">
          <table className="panel-table">
            <thead>
              <tr>
                <th scope="col">Column</th>
                <th scope="col">What is allowed</th>
                <th scope="col">Example</th>
              </tr>
            </thead>
            <tbody>
              {columns.map(({ name, help, example, isRequired }) => (
                <tr key={name}>
                  <th scope="row">{isRequired ? `${name} *` : name}</th>
                  <td className="panel-wrap">{help}</td>
                  <td>{example}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        <p className="panel-muted">
          * is needed before a product goes on sale. Every row is imported as a draft.
        </p>
      </details>
    </section>
  )
}
