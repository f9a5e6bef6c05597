import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countedEmail, countedPhone, isSamePerson } from './person-rules.ts'

const name = fc.stringMatching(/^[a-z][a-z\d]{0,10}$/)
const domain = fc.constantFrom('example.com', 'gmail.com', 'googlemail.com')

describe('one person', () => {
	it('is counted once for all of what follows a plus sign', () => {
		fc.assert(
			fc.property(name, domain, fc.stringMatching(/^[a-z\d+]{0,8}$/), (local, at, tag) => {
				expect(countedEmail(`${local}+${tag}@${at}`.toUpperCase())).toBe(
					countedEmail(`${local}@${at}`),
				)
			}),
		)
	})

	it('has dots that count, but for addresses of Google', () => {
		expect(countedEmail('a.sha@googlemail.com')).toBe(countedEmail('asha@gmail.com'))
		expect(countedEmail('a.sha@example.com')).not.toBe(countedEmail('asha@example.com'))
	})

	it('is known by phone alone, however it is written, and by nothing that is missing', () => {
		expect(countedPhone('+91 98200-12345')).toBe(countedPhone('098200 12345'))
		const [one, other] = ['a@x.in', 'b@x.in']
		expect(isSamePerson({ email: one, phone: '98200 1' }, { email: other, phone: '982001' })).toBe(
			true,
		)
		expect(isSamePerson({ email: null, phone: null }, { email: null, phone: '' })).toBe(false)
	})
})
