import { expect, it } from 'vitest'
import { newSecret } from '../ids.ts'
import { issue } from '../messages/message.ts'
import { linkKey } from './link-key.ts'

const key = linkKey(issue('newsletter.link_not_right'))

it('takes every secret of a link', () => {
	const secret = newSecret()
	expect(key.parse(secret)).toBe(secret)
})

it.each(['a\u0000b', 'a b', 'a/b', 'सौर', 'a'.repeat(101), null])('refuses %j', (text) => {
	expect(key.safeParse(text).success).toBe(false)
})
