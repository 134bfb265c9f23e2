/** Whether a text in a form is too long to be sent; the first one gets the focus (LimitedField.tsx). */
export function isTooLong(form: HTMLFormElement): boolean {
  const [first] = [...form.elements].filter(
    (field): field is HTMLInputElement => (field as HTMLInputElement).validity?.customError === true,
  )
  first?.focus()
  return first !== undefined
}
