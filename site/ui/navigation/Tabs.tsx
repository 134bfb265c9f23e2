'use client'
import type { ReactNode } from 'react'
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components/Tabs'
import { count, list, panel, tab } from './Tabs.css.ts'

export type TabItem = { id: string; label: string; count?: string; content: ReactNode }

type TabsProps = {
  label: string
  items: readonly TabItem[]
  selected?: string
  onSelect?: (id: string) => void
}

/** Panels that are shown one at a time. The tabs scroll sideways on phones. */
export function Tabs({ label, items, selected, onSelect }: TabsProps) {
  return (
    <AriaTabs selectedKey={selected} onSelectionChange={(key) => onSelect?.(String(key))}>
      <TabList aria-label={label} className={list}>
        {items.map((item) => (
          <Tab key={item.id} id={item.id} className={tab}>
            {item.label}
            {item.count ? <span className={count}>{item.count}</span> : null}
          </Tab>
        ))}
      </TabList>
      {items.map((item) => (
        <TabPanel key={item.id} id={item.id} className={panel}>
          {item.content}
        </TabPanel>
      ))}
    </AriaTabs>
  )
}
