'use client'
import 'katex/dist/katex.min.css'
import { createElement, type ReactNode, useEffect, useRef, useState } from 'react'
import { elementProps } from '#domain/maths/elementProps.ts'
import type { MathElement, MathNode } from '#domain/maths/mathTree.ts'
import { useTexts } from '#site/texts/useTexts.ts'
import { display, fades } from './Maths.css.ts'

/**
 * A formula from its validated tree, as elements and never as HTML. The styles and fonts of formulas are
 * imported by this file.
 */
export function Maths({ tree, isDisplay }: { tree: MathElement; isDisplay: boolean }): ReactNode {
  return isDisplay ? <Display tree={tree} /> : draw(tree, 0)
}

/** On which sides of a box there is more to scroll to; null for none. */
function hiddenSides({ scrollLeft, scrollWidth, clientWidth }: HTMLElement): keyof typeof fades | null {
  const [isStart, isEnd] = [scrollLeft > 1, scrollLeft + clientWidth < scrollWidth - 1]
  if (isStart && isEnd) return 'both'
  if (isStart) return 'start'
  return isEnd ? 'end' : null
}

/** A display formula. One that is wider than its column scrolls, by keyboard too, and fades out on the sides where there is more. */
function Display({ tree }: { tree: MathElement }) {
  const t = useTexts('ui')
  const ref = useRef<HTMLDivElement>(null)
  const [more, setMore] = useState<keyof typeof fades | null>(null)
  useEffect(() => {
    const box = ref.current
    if (!box) return
    const updateFades = () => setMore(hiddenSides(box))
    const watch = new ResizeObserver(updateFades)
    watch.observe(box)
    box.addEventListener('scroll', updateFades, { passive: true })
    // Measured again with the loaded font, in which a formula is wider.
    void document.fonts.ready.then(updateFades)
    return () => {
      watch.disconnect()
      box.removeEventListener('scroll', updateFades)
    }
  }, [])
  return (
    <div
      ref={ref}
      className={more ? `${display} ${fades[more]}` : display}
      {...(more && { role: 'group', tabIndex: 0, 'aria-label': t.formula })}
    >
      {draw(tree, 0)}
    </div>
  )
}

function draw(node: MathNode, key: number): ReactNode {
  if (typeof node === 'string') return node
  return createElement(node.tag, { ...elementProps(node), key }, ...node.children.map(draw))
}
