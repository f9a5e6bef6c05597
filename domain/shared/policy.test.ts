import { describe, expect, it } from 'vitest'
import { ROLES } from './actor.ts'
import { policyFor } from './policy.ts'

const demo = policyFor('demo')
const live = policyFor('live')

describe('a demo store', () => {
	it.each(ROLES)('gives the role picked, %s, at sign-up and at every login', (asked) => {
		expect(demo.roleAtSignUp(asked)).toBe(asked)
		for (const held of ROLES) expect(demo.roleAtLogin(held, asked)).toBe(asked)
	})

	it('only simulates, says so, and lets a classroom in', () => {
		expect(demo).toMatchObject({
			cartCheckout: 'simulate',
			checkoutIsDemo: true,
			showsDisclaimer: true,
			installersApply: false,
			tellsWhichCredentialFailed: true,
			limits: { logInAndSignUp: { points: 1000, windowSeconds: 3600 }, orders: null },
		})
	})
})

describe('a live store', () => {
	it.each(ROLES)('makes a Buyer of whoever asks to be %s', (asked) => {
		expect(live.roleAtSignUp(asked)).toBe('Buyer')
	})

	it('gives at login the role that is held, and no other', () => {
		for (const held of ROLES)
			for (const asked of ROLES)
				expect(live.roleAtLogin(held, asked)).toBe(held === asked ? held : null)
	})

	it('sells, keeps its secrets and limits how often one may try', () => {
		expect(live).toMatchObject({
			cartCheckout: 'place',
			checkoutIsDemo: false,
			showsDisclaimer: false,
			showsSampleAccounts: false,
			installersApply: true,
			tellsWhichCredentialFailed: false,
		})
		expect(live.limits.logInAndSignUp.points).toBeLessThan(demo.limits.logInAndSignUp.points)
		expect(live.limits.orders).not.toBeNull()
	})
})
