'use client'
import 'katex/dist/katex.min.css'
import { createElement, type ReactNode, useEffect, useRef, useState } from 'react'
import { elementProps } from '#domain/maths/elementProps.ts'
import type { MathElement, MathNode } from '#domain/maths/mathTree.ts'
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

function draw(node: MathNode, key: number): ReactNode {
  if (typeof node === 'string') return node
  return createElement(node.tag, { ...elementProps(node), key }, ...node.children.map(draw))
}
