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

	it('lets a classroom in', () => {
		expect(demo.limits).toMatchObject({
			signUp: { points: 1000, windowSeconds: 3600 },
			logIn: { points: 1000, windowSeconds: 3600 },
			orders: null,
		})
		expect(demo.orderCaps).toBeNull()
	})
})

it.each([
	['completion', 'ask', 'refuse'],
	['cartCheckout', 'simulate', 'place'],
	['checkoutIsDemo', true, false],
	['showsDisclaimer', true, false],
	['showsSampleAccounts', true, false],
	['installersApply', false, true],
	['tellsWhichCredentialFailed', true, false],
	['quotesDelivery', false, true],
	['opensOnceSetUp', false, true],
	['asksWhatIsAgreed', false, true],
	['offersSavedAddresses', false, true],
	['takesBilling', false, true],
	['buyerVisible', 'always', 'after-acceptance'],
] as const)('%s is %j in a demo store and %j in a live one', (choice, inDemo, inLive) => {
	expect([demo[choice], live[choice]]).toEqual([inDemo, inLive])
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

	it('limits how much one may order and how often one may try', () => {
		expect(live.orderCaps).not.toBeNull()
		for (const name of LIMIT_NAMES) {
			const most = demo.limits[name]?.points ?? Number.POSITIVE_INFINITY
			expect(live.limits[name]?.points, name).toBeLessThan(most)
		}
	})
})
