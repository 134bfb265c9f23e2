/** `npm run unlock -- <phone or e-mail>`: unlocks sign-in for an owner whose limits others have used up (docs/decisions/0036). */
async function main([identifier, ...others]: string[]): Promise<number> {
  if (!identifier || others.length > 0) {
    console.error('Usage: npm run unlock -- <phone or e-mail>')
    return 1
  }
  process.env.LOG_LEVEL ??= 'silent'
  // Importing several of Lexical's modules at once can deadlock in Node 20.
  await import('@payloadcms/richtext-lexical/lexical')
  const { startPayload } = await import('./payload.ts')
  const { unlockByIdentifier } = await import('./operations/people/unlockByIdentifier.ts')
  const payload = await startPayload()
  try {
    const count = await unlockByIdentifier(payload, identifier)
    if (count === null) console.error(`${identifier} is neither a phone nor an e-mail.`)
    else if (count === 0) console.error(`Nobody has ${identifier}.`)
    else
      console.log(
        `${count === 1 ? '1 account' : `${count} accounts`} may sign in on new devices again. Do it now.`,
      )
    return count ? 0 : 1
  } finally {
    await payload.destroy()
  }
}

main(process.argv.slice(2)).then(
  (code) => process.exit(code),
  (err: unknown) => {
    console.error(err instanceof Error ? err.message : err)
    process.exit(1)
  },
)
