import { type MathElement, stylesOf } from './mathTree.ts'

const NAMES: Record<string, string> = { class: 'className', 'stroke-width': 'strokeWidth' }
const camel = (name: string): string => name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())

/** The attributes of an element of a formula as React props, its style as an object. */
export function elementProps({ props }: MathElement): Record<string, unknown> {
  const { style, xmlns: _, ...others } = props
  const named = Object.entries(others).map(([name, value]) => [NAMES[name] ?? name, value])
  const styles = Object.entries(stylesOf(style ?? '') ?? {}).map(([name, value]) => [camel(name), value])
  return { ...Object.fromEntries(named), ...(style && { style: Object.fromEntries(styles) }) }
}
