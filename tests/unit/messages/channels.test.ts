import { expect, it } from 'vitest'
import { channelOfIdentifier, identifierOfChannel, toIdentifier } from '#domain/messages/channels.ts'
import { MESSAGE_CHANNELS } from '#domain/messages/purposes.ts'
import { provenChannel, provenReceiver } from '#domain/profile/provenChannel.ts'

it('each channel has one identifier, and vice versa', () => {
  expect(MESSAGE_CHANNELS.map(identifierOfChannel)).toEqual(['phone', 'email'])
  for (const channel of MESSAGE_CHANNELS) {
    expect(channelOfIdentifier(identifierOfChannel(channel))).toBe(channel)
    expect(toIdentifier(channel, 'x')).toEqual({ [identifierOfChannel(channel)]: 'x' })
  }
})

it('messages and codes are sent only to proven identifiers', () => {
  const person = { phone: '+911', email: 'a@b.example', isPhoneVerified: false, isEmailVerified: true }
  expect([provenReceiver(person, 'sms'), provenReceiver(person, 'email')]).toEqual([null, 'a@b.example'])
  expect(provenChannel(person, 'phone')).toEqual({ channel: 'email', to: 'a@b.example' })
  expect(provenChannel({ ...person, isPhoneVerified: true })).toEqual({ channel: 'phone', to: '+911' })
  expect(provenChannel({ ...person, isEmailVerified: false })).toBeNull()
})
