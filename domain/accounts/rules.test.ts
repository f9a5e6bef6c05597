import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ROLES } from '../../shared/actor.ts'
import { inEnglish } from '../../test/in-english.ts'
import { browserOf, mayBecome } from './rules.ts'

const accountStatus = fc.record({ role: fc.constantFrom(...ROLES), suspended: fc.boolean() })
const circumstances = fc.record({ isOneself: fc.boolean(), otherAdmins: fc.nat(3) })

describe('what may become of an account', () => {
	it('always leaves an admin, where there was one', () => {
		const isAdmin = ({ role, suspended }: { role: string; suspended: boolean }) =>
			role === 'Admin' && !suspended
		fc.assert(
			fc.property(accountStatus, accountStatus, circumstances, (now, next, around) => {
				if (!mayBecome(now, next, around).ok) return true
				const before = around.otherAdmins + Number(isAdmin(now))
				const after = around.otherAdmins + Number(isAdmin(next))
				return before === 0 || after > 0
			}),
		)
	})

	it('is never one’s own doing, and may always stay as it is', () => {
		fc.assert(
			fc.property(accountStatus, accountStatus, fc.nat(3), (now, next, otherAdmins) => {
				const same = now.role === next.role && now.suspended === next.suspended
				return mayBecome(now, next, { isOneself: true, otherAdmins }).ok === same
			}),
		)
	})

	it('is anything else', () => {
		fc.assert(
			fc.property(
				accountStatus,
				accountStatus,
				(now, next) => mayBecome(now, next, { isOneself: false, otherAdmins: 1 }).ok,
			),
		)
	})
})

const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)'
const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0'

it.each([
	[`${WINDOWS} ${CHROME} Safari/537.36`, 'Chrome on Windows'],
	[`${WINDOWS} ${CHROME} Safari/537.36 Edg/150.0.0.0`, 'Edge on Windows'],
	['Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0', 'Firefox on Linux'],
	[
		'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1 Version/19.0 Mobile/15E Safari/604.1',
		'Safari on an iPhone',
	],
	[`Mozilla/5.0 (Linux; Android 16; SM-S921B) ${CHROME} Mobile Safari/537.36`, 'Chrome on Android'],
	[
		'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1 Version/19.0 Safari/605.1',
		'Safari on a Mac',
	],
	['curl/8.5.0', 'A program'],
	['', 'Not known'],
	[null, 'Not known'],
])('names the browser of %j', (userAgent, words) => {
	expect(inEnglish(browserOf(userAgent))).toBe(words)
})
