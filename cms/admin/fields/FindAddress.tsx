'use client'
import { useId, useState } from 'react'
import { type AddressableCollection, documentPath } from '#domain/content/documentPath.ts'
import { useAddresses } from './useAddresses.ts'

const KINDS: Partial<Record<AddressableCollection, string>> = {
  pages: 'Page',
  'selling-products': 'Product',
  blogs: 'Blog post',
  categories: 'Category',
}

/** Finds pages of the storefront by title. */
export function FindAddress({ onChoose }: { onChoose: (address: string) => void }) {
  const [text, setText] = useState('')
  const found = useAddresses(text, Object.keys(KINDS) as AddressableCollection[])
  const id = useId()
  return (
    <search className="href-finder">
      <label className="panel-hidden" htmlFor={id}>
        Title of a page, product, post or category
      </label>
      <input
        id={id}
        type="search"
        autoComplete="off"
        placeholder="Title of a page, product, post or category"
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          // Prevent Enter from submitting the form of the document.
          if (event.key === 'Enter') event.preventDefault()
        }}
      />
      <div role="status">
        {found?.length === 0 && <p className="panel-muted">Nothing has this in its title.</p>}
      </div>
      {found && found.length > 0 && (
        <ul>
          {found.map(({ collection, id: key, title, isDraft, ...document }) => {
            const address = documentPath(collection, document)
            return (
              <li key={`${collection}:${key}`}>
                <button type="button" onClick={() => onChoose(address)}>
                  <strong>{title}</strong>
                  <span className="panel-muted">
                    {`${KINDS[collection]} · ${address}${isDraft ? ' · draft, not online yet' : ''}`}
                  </span>
                </button>
              </li>
            )
          })}
        </ul>
      )}
    </search>
  )
}
