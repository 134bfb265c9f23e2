/** What the words in braces stand for; the first four in messages with a code, `text` in notices. */
export type TemplateValues = { code?: string; project: string; minutes: string; host: string; text?: string }

/** Fills the words in braces, once: braces inside a value stay as they are. */
export const fillTemplate = (template: string, values: TemplateValues): string =>
  template.replace(/\{([a-z]+)\}/g, (braces, name: string) =>
    Object.hasOwn(values, name) ? (values[name as keyof TemplateValues] ?? braces) : braces,
  )
