/** Values of the placeholders in braces; the first four for messages with a code, `subject` and `text` for notices. */
export type TemplateValues = {
  code?: string
  project: string
  minutes: string
  host: string
  subject?: string
  text?: string
}

/** Replaces the placeholders in braces in one pass: braces inside a value stay as they are. */
export const fillTemplate = (template: string, values: TemplateValues): string =>
  template.replace(/\{([a-z]+)\}/g, (braces, name: string) =>
    Object.hasOwn(values, name) ? (values[name as keyof TemplateValues] ?? braces) : braces,
  )
