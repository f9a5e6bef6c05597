import type { Role } from './actor.ts'
import { DAY_SECONDS, HOUR_SECONDS, MINUTE_SECONDS } from './durations.ts'
import { type Paise, paise } from './money.ts'
import { type AttemptLimits, LIVE_ATTEMPTS } from './requests/attempt-limits.ts'

interface Limit {
	/** How many in the window. */
	points: number
	windowSeconds: number
}

/** The uses that are limited by the caller's network, on each machine for itself. */
export const LIMIT_NAMES = [
	'signUp',
	'logIn',
	'messages',
	'orders',
	'planning',
	'uploads',
	'photoParts',
	'carts',
	'delivery',
	'codes',
	'quotes',
	'quotations',
	'payments',
	// Calls of payment providers and of the buyers they send back: many at once from few addresses.
	'providers',
] as const
export type LimitName = (typeof LIMIT_NAMES)[number]

/** How much one order may be of. */
export interface OrderCaps {
	/** Of one product, all of its lines together. */
	piecesOfProduct: number
	total: Paise
	/** A visitor without an account; of each product so much of the stock, and one of it in any case. */
	visitor: { shareOfStock: number; total: Paise }
}

/** How many orders that are not paid may be open at once. */
export interface OpenOrderLimits {
	/** By phone, address, device and network. */
	unpaid: number
	/** The most of them to be paid online, which hold their goods for minutes. */
	onlineByDevice: number
	onlineByNetwork: number
	/**
	 * The share of a product's pieces, in stock and reserved, that people who have never paid may reserve for days
	 * together.
	 */
	newcomersShare: number
}

export interface PasswordPolicy {
	/** The fewest characters, by the role that the account has or asks for. */
	shortest: Record<Role, number>
	/** Whether the commonest passwords are refused. */
	refusesCommon: boolean
}

/** The day by which the sender of an enquiry is promised an answer. */
export interface AnswerPromise {
	/** So many working days after the day on which they asked. */
	workingDays: number
	/** Days of the week without calls: 0 is Sunday. */
	daysOff: readonly number[]
}

/** The differences between a demo store and a live one; rules read it, nothing else asks for the mode. */
export interface StorePolicy {
	mode: 'demo' | 'live'
	/** The role a new account and its session get when this one was asked for. */
	roleAtSignUp: (asked: Role) => Role
	/** Whether a login names the role that its session is to have. */
	asksRoleAtLogin: boolean
	/** The session's role, or null when the account may not have the role asked for; without one asked for, its own. */
	roleAtLogin: (account: Role, asked?: Role) => Role | null
	/** Whether an account of this role does nothing until a login asks for a code of an app too. */
	requiresTwoFactor: (role: Role) => boolean
	/** Whether a sign-up as an installer is an application, for an admin to decide. */
	installersApply: boolean
	/** Whether a failed login says which of the two, the address or the password, was wrong. */
	tellsWhichCredentialFailed: boolean
	/** The installers a new order is offered to: all, or those that serve its PIN code. */
	routing: 'pool' | 'by-pin'
	/** Whether a field that cannot be right in India is refused, or only gets a hint. */
	addresses: 'hint' | 'refuse'
	/** Whether the checkout offers the addresses of an account, and offers to save one. */
	offersSavedAddresses: boolean
	/** Whether an order may name the recipient of its bill, with their GSTIN; else one that does is refused. */
	takesBilling: boolean
	/** Whether an installer sees the buyer's name and contact before having accepted the order, or taken the enquiry. */
	buyerVisible: 'always' | 'after-acceptance'
	answerPromise: AnswerPromise
	/**
	 * Whether orders are quoted and paid, with charges, discount codes and a schedule: one that is due when it is placed
	 * goes to work once its money has come.
	 */
	takesPayment: boolean
	/** Whether the shop chooses what its order numbers begin with; else with SB, whatever is saved. */
	choosesOrderPrefix: boolean
	/** Whether the shop takes no orders until an admin has said who it is and how it is paid. */
	opensOnceSetUp: boolean
	/**
	 * Whether an order names the quote that its buyer agreed to, or how its goods come with the total to be paid. Where it need not, nothing is charged beside the goods.
	 */
	asksWhatIsAgreed: boolean
	/** Whether an order keeps how each part of it is taxed, and products say so. */
	tellsTax: boolean
	/** Null is none. */
	orderCaps: OrderCaps | null
	/** The number of unpaid orders that may be open at once. Null is no limit. */
	openOrders: OpenOrderLimits | null
	/** Whether a plan for the grid offers products not checked against the law, with a note, or leaves them out. */
	unproven: 'offer' | 'withhold'
	/** Whether products and the cart show the charge and the day of delivery. */
	quotesDelivery: boolean
	/** Whether people get mail from the store. */
	sendsMail: boolean
	/**
	 * How often the phone number or email of an order may be tried: from a network, from all, and from a network with any
	 * order. Of IPv6, each wider network allows ten times more of the last.
	 */
	contactTries: Record<'byNetwork' | 'byAll' | 'ofAnyOrder', Limit>
	/** Whether documents with numbers are issued: a certificate and a warranty card when a job is signed off. */
	issuesDocuments: boolean
	/** Whether the survey of a roof is an appointment of its own, beside the day of the installation. */
	plansSurveys: boolean
	/** Whether an installation that lacks something may be completed once that is confirmed. */
	completion: 'ask' | 'refuse'
	/** The action of the cart's Checkout button. */
	cartCheckout: 'simulate' | 'place'
	/** Whether the checkout form's own button is switched off for good, with a demo request beside it. */
	checkoutIsDemo: boolean
	/** Whether the footer and the about page say that no real orders are processed. */
	showsDisclaimer: boolean
	/** Whether the login page lists the sample accounts. */
	showsSampleAccounts: boolean
	passwords: PasswordPolicy
	/** Failed logins, counted for all processes. Null counts none, and knows no devices. */
	attempts: AttemptLimits | null
	/** How many streams of live events an account may have open on each machine. */
	streamsPerAccount: number
	/** How many streams of live events a network may have open on each machine. */
	streamsPerNetwork: number
	/** How many connections a network may have open on each machine, where no proxy in front counts them. */
	connectionsPerNetwork: number
	/** Null is no limit. Counted by the caller's network. */
	limits: Record<LimitName, Limit | null>
}

const rupees = (amount: number): Paise => paise(amount * 100)

/** The next working day; Sundays are off. */
const NEXT_WORKING_DAY: AnswerPromise = { workingDays: 1, daysOff: [0] }

const demo: StorePolicy = {
	mode: 'demo',
	roleAtSignUp: (asked) => asked,
	asksRoleAtLogin: true,
	requiresTwoFactor: () => false,
	roleAtLogin: (account, asked = account) => asked,
	installersApply: false,
	tellsWhichCredentialFailed: true,
	routing: 'pool',
	addresses: 'hint',
	offersSavedAddresses: false,
	takesBilling: false,
	buyerVisible: 'always',
	answerPromise: NEXT_WORKING_DAY,
	takesPayment: false,
	choosesOrderPrefix: false,
	opensOnceSetUp: false,
	asksWhatIsAgreed: false,
	tellsTax: false,
	orderCaps: null,
	openOrders: null,
	unproven: 'offer',
	quotesDelivery: false,
	sendsMail: false,
	contactTries: {
		byNetwork: { points: 1000, windowSeconds: HOUR_SECONDS },
		byAll: { points: 10_000, windowSeconds: DAY_SECONDS },
		ofAnyOrder: { points: 10_000, windowSeconds: HOUR_SECONDS },
	},
	issuesDocuments: false,
	plansSurveys: false,
	completion: 'ask',
	cartCheckout: 'simulate',
	checkoutIsDemo: true,
	showsDisclaimer: true,
	showsSampleAccounts: true,
	passwords: { shortest: { Buyer: 6, Installer: 6, Admin: 6 }, refusesCommon: false },
	attempts: null,
	streamsPerAccount: 100,
	streamsPerNetwork: 1000,
	connectionsPerNetwork: 2000,
	limits: {
		signUp: { points: 1000, windowSeconds: HOUR_SECONDS },
		logIn: { points: 1000, windowSeconds: HOUR_SECONDS },
		messages: { points: 1000, windowSeconds: HOUR_SECONDS },
		orders: null,
		planning: null,
		uploads: { points: 2000, windowSeconds: HOUR_SECONDS },
		photoParts: { points: 20_000, windowSeconds: HOUR_SECONDS },
		carts: { points: 5000, windowSeconds: HOUR_SECONDS },
		delivery: null,
		codes: null,
		quotes: null,
		quotations: null,
		payments: null,
		providers: null,
	},
}

const live: StorePolicy = {
	mode: 'live',
	roleAtSignUp: () => 'Buyer',
	asksRoleAtLogin: false,
	requiresTwoFactor: (role) => role === 'Admin',
	roleAtLogin: (account, asked = account) => (account === asked ? asked : null),
	installersApply: true,
	tellsWhichCredentialFailed: false,
	routing: 'by-pin',
	addresses: 'refuse',
	offersSavedAddresses: true,
	takesBilling: true,
	buyerVisible: 'after-acceptance',
	answerPromise: NEXT_WORKING_DAY,
	takesPayment: true,
	choosesOrderPrefix: true,
	opensOnceSetUp: true,
	asksWhatIsAgreed: true,
	tellsTax: true,
	unproven: 'withhold',
	quotesDelivery: true,
	sendsMail: true,
	contactTries: {
		byNetwork: { points: 5, windowSeconds: HOUR_SECONDS },
		byAll: { points: 50, windowSeconds: DAY_SECONDS },
		// Many homes may share an address of their provider.
		ofAnyOrder: { points: 100, windowSeconds: HOUR_SECONDS },
	},
	orderCaps: {
		piecesOfProduct: 500,
		total: rupees(50_00_000),
		visitor: { shareOfStock: 0.5, total: rupees(10_00_000) },
	},
	openOrders: { unpaid: 3, onlineByDevice: 2, onlineByNetwork: 10, newcomersShare: 0.5 },
	issuesDocuments: true,
	plansSurveys: true,
	completion: 'refuse',
	cartCheckout: 'place',
	checkoutIsDemo: false,
	showsDisclaimer: false,
	showsSampleAccounts: false,
	passwords: { shortest: { Buyer: 8, Installer: 12, Admin: 12 }, refusesCommon: true },
	attempts: LIVE_ATTEMPTS,
	streamsPerAccount: 10,
	streamsPerNetwork: 50,
	connectionsPerNetwork: 256,
	limits: {
		signUp: { points: 20, windowSeconds: HOUR_SECONDS },
		logIn: { points: 600, windowSeconds: HOUR_SECONDS },
		messages: { points: 30, windowSeconds: HOUR_SECONDS },
		orders: { points: 60, windowSeconds: HOUR_SECONDS },
		planning: { points: 2000, windowSeconds: MINUTE_SECONDS },
		uploads: { points: 300, windowSeconds: HOUR_SECONDS },
		photoParts: { points: 6000, windowSeconds: HOUR_SECONDS },
		carts: { points: 300, windowSeconds: HOUR_SECONDS },
		delivery: { points: 300, windowSeconds: MINUTE_SECONDS },
		codes: { points: 120, windowSeconds: HOUR_SECONDS },
		quotes: { points: 600, windowSeconds: HOUR_SECONDS },
		quotations: { points: 30, windowSeconds: HOUR_SECONDS },
		payments: { points: 300, windowSeconds: HOUR_SECONDS },
		providers: { points: 6000, windowSeconds: MINUTE_SECONDS },
	},
}

export const policyFor = (mode: StorePolicy['mode']): StorePolicy => (mode === 'demo' ? demo : live)
