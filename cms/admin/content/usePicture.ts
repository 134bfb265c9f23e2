'use client'
import { useEffect, useState } from 'react'
import { readRest } from '../ui/panelClient.ts'

type Picture = { url: string; alt: string }

type Media = { url?: string | null; alt?: string | null; sizes?: { card?: { url?: string | null } } }

/** URL and alternative text of an upload by its id; null while loading and when it does not exist. */
export function usePicture(id: string | null): Picture | null {
  const [picture, setPicture] = useState<(Picture & { id: string }) | null>(null)
  useEffect(() => {
    if (!id) return
    const stop = new AbortController()
    void readRest<Media>(`/media/${encodeURIComponent(id)}?depth=0`, stop.signal).then((media) => {
      const url = media?.sizes?.card?.url ?? media?.url
      if (url) setPicture({ id, url, alt: media?.alt ?? '' })
    })
    return () => stop.abort()
  }, [id])
  return picture?.id === id ? picture : null
}
