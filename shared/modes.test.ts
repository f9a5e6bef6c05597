import { describe, expect, it } from 'vitest'
import { ROLES } from './actor.ts'
import { LIMIT_NAMES, policyFor } from './modes.ts'

const demo = policyFor('demo')
const live = policyFor('live')

describe('a demo store', () => {
	it.each(ROLES)('gives the role picked, %s, at sign-up and at every login', (wanted) => {
		expect(demo.roleAtSignUp(wanted)).toBe(wanted)
		for (const accountRole of ROLES) expect(demo.roleAtLogin(accountRole, wanted)).toBe(wanted)
	})

	it('only simulates, says so, and lets a classroom in', () => {
		expect(demo).toMatchObject({
			completion: 'ask',
			cartCheckout: 'simulate',
			checkoutIsDemo: true,
			showsDisclaimer: true,
			installersApply: false,
			tellsWhichCredentialFailed: true,
			limits: {
				signUp: { points: 1000, windowSeconds: 3600 },
				logIn: { points: 1000, windowSeconds: 3600 },
				orders: null,
			},
			quotesDelivery: false,
			opensOnceSetUp: false,
			asksExpectedTotal: false,
			orderCaps: null,
			offersSavedAddresses: false,
			takesBilling: false,
			buyerShown: 'always',
		})
	})
})

describe('a live store', () => {
	it.each(ROLES)('makes a Buyer of whoever asks to be %s', (wanted) => {
		expect(live.roleAtSignUp(wanted)).toBe('Buyer')
	})

	it('gives at login the role of the account, and no other', () => {
		for (const accountRole of ROLES)
			for (const wanted of ROLES)
				expect(live.roleAtLogin(accountRole, wanted)).toBe(
					accountRole === wanted ? accountRole : null,
				)
	})

	it('sells, keeps its secrets and limits how often one may try', () => {
		expect(live).toMatchObject({
			completion: 'refuse',
			cartCheckout: 'place',
			checkoutIsDemo: false,
			showsDisclaimer: false,
			showsSampleAccounts: false,
			installersApply: true,
			tellsWhichCredentialFailed: false,
			quotesDelivery: true,
			opensOnceSetUp: true,
			asksExpectedTotal: true,
			offersSavedAddresses: true,
			takesBilling: true,
			buyerShown: 'after-acceptance',
		})
		expect(live.orderCaps).not.toBeNull()
		for (const name of LIMIT_NAMES) {
			const most = demo.limits[name]?.points ?? Number.POSITIVE_INFINITY
			expect(live.limits[name]?.points, name).toBeLessThan(most)
		}
	})
})
