import { createElement, Fragment, type ReactNode } from 'react'

type FilledTextProps = {
  /** With placeholders: `By paying, you accept the {terms}.` */
  text: string
  /** The replacement of each placeholder, by name; a placeholder without one stays as written. */
  values: Readonly<Record<string, ReactNode>>
}

/** Replaces placeholders by elements, such as links; for strings there is `fillPlaceholders`. */
export function FilledText({ text, values }: FilledTextProps) {
  // Every second part is the name of a placeholder.
  const parts = text
    .split(/\{(\w+)\}/)
    .map((part, index) => (index % 2 ? (values[part] ?? `{${part}}`) : part))
  return createElement(Fragment, null, ...parts)
}
