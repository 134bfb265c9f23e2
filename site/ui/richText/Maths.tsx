'use client'
import 'katex/dist/katex.min.css'
import { createElement, type ReactNode, useEffect, useRef, useState } from 'react'
import { type MathElement, type MathNode, stylesOf } from '#domain/maths/mathTree.ts'
import { useTexts } from '#site/texts/useTexts.ts'
import { display } from './Maths.css.ts'

/**
 * A formula from its validated tree, as elements and never as HTML. The styles and fonts of formulas are
 * imported by this file.
 */
export function Maths({ tree, isDisplay }: { tree: MathElement; isDisplay: boolean }): ReactNode {
  return isDisplay ? <Display tree={tree} /> : draw(tree, 0)
}

/** A display formula. One that is wider than its column scrolls, by keyboard too. */
function Display({ tree }: { tree: MathElement }) {
  const t = useTexts('ui')
  const ref = useRef<HTMLDivElement>(null)
  const [isWide, setIsWide] = useState(false)
  useEffect(() => {
    const box = ref.current
    if (!box) return
    const watch = new ResizeObserver(() => setIsWide(box.scrollWidth > box.clientWidth))
    watch.observe(box)
    return () => watch.disconnect()
  }, [])
  return (
    <div
      ref={ref}
      className={display}
      {...(isWide && { role: 'group', tabIndex: 0, 'aria-label': t.formula })}
    >
      {draw(tree, 0)}
    </div>
  )
}

const NAMES: Record<string, string> = { class: 'className', 'stroke-width': 'strokeWidth' }
const camel = (name: string): string => name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())

function draw(node: MathNode, key: number): ReactNode {
  if (typeof node === 'string') return node
  const { class: className, style, xmlns: _, ...props } = node.props
  const named = Object.fromEntries(Object.entries(props).map(([name, value]) => [NAMES[name] ?? name, value]))
  const styles = Object.entries(stylesOf(style ?? '') ?? {}).map(([name, value]) => [camel(name), value])
  return createElement(
    node.tag,
    { ...named, key, ...(className && { className }), ...(style && { style: Object.fromEntries(styles) }) },
    ...node.children.map(draw),
  )
}
