import { expect, it } from 'vitest'
import { cookiesAfter } from './page-cookies.ts'

it('keeps what a call has not touched', () => {
	expect(cookiesAfter('a=1; b=2', [])).toBe('a=1; b=2')
	expect(cookiesAfter(null, [])).toBeNull()
})

it('takes over what a call sets, and leaves out what it clears', () => {
	const set = ['b=3=; Path=/; HttpOnly', 'c=4; Max-Age=60', 'a=; Max-Age=0; Path=/']
	expect(cookiesAfter('a=1; b=2', set)).toBe('b=3=; c=4')
	expect(cookiesAfter('a=1', ['a=; Path=/; Max-Age=0'])).toBeNull()
	expect(cookiesAfter(null, ['a=1; Path=/'])).toBe('a=1')
})
