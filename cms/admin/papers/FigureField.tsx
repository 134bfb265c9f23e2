import { NumberField } from '@payloadcms/ui'
import type { NumberFieldClient, NumberFieldServerProps } from 'payload'
import { isBuilt } from '#hooks/exams/isBuilt.ts'

/** Number of questions, marks or minutes of an outline: typed until its paper is built, then computed and read-only. */
export async function FigureField(props: NumberFieldServerProps) {
  const { payload, id, clientField, path, schemaPath, readOnly = false } = props
  const isComputed = id !== undefined && (await isBuilt(payload, String(id)))
  const field = clientField as NumberFieldClient
  const explained = {
    ...field,
    admin: { ...field.admin, description: 'As published: see Questions and rules' },
  }
  return (
    <NumberField
      field={isComputed ? (explained as NumberFieldClient) : field}
      path={path}
      schemaPath={schemaPath}
      readOnly={readOnly || isComputed}
    />
  )
}
