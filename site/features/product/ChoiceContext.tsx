'use client'
import { createContext, type ReactNode, useContext, useState } from 'react'
import type { BuyOption, BuyOptions } from '#site/data/shop/buyOptions.ts'

type Choice = {
  options: readonly BuyOption[]
  option: BuyOption
  index: number
  choose: (index: number) => void
}

const Context = createContext<Choice | null>(null)

type ChoiceProviderProps = {
  options: BuyOptions
  first: number
  children: ReactNode
}

/** Shares the chosen validity or variant between price, card and bar. */
export function ChoiceProvider({ options, first, children }: ChoiceProviderProps) {
  const [index, choose] = useState(first)
  return (
    <Context value={{ options, option: options[index] ?? options[0], index, choose }}>{children}</Context>
  )
}

export function useChoice(): Choice {
  const choice = useContext(Context)
  if (!choice) throw new Error('useChoice needs a ChoiceProvider above')
  return choice
}
