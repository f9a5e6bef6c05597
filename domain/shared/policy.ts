import type { Role } from './actor.ts'

interface Limit {
	/** How many in the window. */
	points: number
	windowSeconds: number
}

/** All that differs between a demo store and a live one; rules read it, nothing else asks for the mode. */
export interface StorePolicy {
	mode: 'demo' | 'live'
	/** The role a new account and its session get when this one was asked for. */
	roleAtSignUp: (asked: Role) => Role
	/** The session's role, or null when the account may not have the role asked for. */
	roleAtLogin: (account: Role, asked: Role) => Role | null
	/** Whether whoever signs up as an installer applies, for an admin to decide. */
	installersApply: boolean
	/** Whether a failed login says which of the two, the address or the password, was wrong. */
	tellsWhichCredentialFailed: boolean
	/** Whom a new order is offered to: everybody, or whoever serves its PIN code. */
	routing: 'pool' | 'by-pin'
	/** What the cart's Checkout button does. */
	cartCheckout: 'simulate' | 'place'
	/** Whether the checkout form's own button is switched off for good, with a demo request beside it. */
	checkoutIsDemo: boolean
	/** Whether the footer and the about page say that no real orders are processed. */
	showsDisclaimer: boolean
	/** Whether the login page lists the sample accounts. */
	showsSampleAccounts: boolean
	/** Null is no limit. Counted by client address. */
	limits: { logInAndSignUp: Limit; messages: Limit; orders: Limit | null; planning: Limit | null }
}

const MINUTE = 60
const HOUR = 60 * MINUTE

const demo: StorePolicy = {
	mode: 'demo',
	roleAtSignUp: (asked) => asked,
	roleAtLogin: (_account, asked) => asked,
	installersApply: false,
	tellsWhichCredentialFailed: true,
	routing: 'pool',
	cartCheckout: 'simulate',
	checkoutIsDemo: true,
	showsDisclaimer: true,
	showsSampleAccounts: true,
	limits: {
		logInAndSignUp: { points: 1000, windowSeconds: HOUR },
		messages: { points: 1000, windowSeconds: HOUR },
		orders: null,
		planning: null,
	},
}

const live: StorePolicy = {
	mode: 'live',
	roleAtSignUp: () => 'Buyer',
	roleAtLogin: (account, asked) => (account === asked ? asked : null),
	installersApply: true,
	tellsWhichCredentialFailed: false,
	routing: 'by-pin',
	cartCheckout: 'place',
	checkoutIsDemo: false,
	showsDisclaimer: false,
	showsSampleAccounts: false,
	limits: {
		logInAndSignUp: { points: 20, windowSeconds: HOUR },
		messages: { points: 30, windowSeconds: HOUR },
		orders: { points: 60, windowSeconds: HOUR },
		planning: { points: 600, windowSeconds: MINUTE },
	},
}

export const policyFor = (mode: StorePolicy['mode']): StorePolicy => (mode === 'demo' ? demo : live)
