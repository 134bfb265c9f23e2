'use client'

/** Attributes that link an input to its `FieldProblem`. */
export const invalidFieldProps = (id: string, text: string | null | undefined) => ({
  'aria-invalid': Boolean(text),
  'aria-describedby': `${id}-problem`,
})

/** Error below an input; empty while it is valid. */
export const FieldProblem = ({ id, text }: { id: string; text: string | null | undefined }) => (
  <p id={`${id}-problem`} className="panel-field__error" role="alert">
    {text}
  </p>
)
