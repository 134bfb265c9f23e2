'use client'

/** Ties a field to what is wrong with it. */
export const wrongField = (id: string, text: string | null | undefined) => ({
  'aria-invalid': Boolean(text),
  'aria-describedby': `${id}-problem`,
})

/** What is wrong with the field above, nothing while it is right. */
export const FieldProblem = ({ id, text }: { id: string; text: string | null | undefined }) => (
  <p id={`${id}-problem`} className="panel-field__error" role="alert">
    {text}
  </p>
)
