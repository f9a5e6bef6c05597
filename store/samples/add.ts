import { findByEmail } from '../../domain/accounts/administration/admins.ts'
import { signUp } from '../../domain/accounts/commands.ts'
import type { AppContext } from '../../domain/app-context.ts'
import { askInstaller } from '../../domain/enquiries/commands.ts'
import { sendFeedback } from '../../domain/feedback/commands.ts'
import { proposeAppointment } from '../../domain/installations/appointment.ts'
import { saveProfile } from '../../domain/installers/commands.ts'
import { stepOrder } from '../../domain/orders/commands.ts'
import { placeOrder } from '../../domain/orders/placing/place.ts'
import type { Actor, SignedIn } from '../../shared/actor.ts'
import { dayAt, daysAfter, startOfDay } from '../../shared/calendar.ts'
import { DAY_MS, HOUR_MS } from '../../shared/durations.ts'
import type { UserId } from '../../shared/ids.ts'
import { DEFAULT_LANGUAGE, sentence } from '../../shared/messages/render.ts'
import { SAMPLE_ACCOUNTS } from './accounts.ts'
import { addYear } from './year.ts'

const NOBODY: Actor = { kind: 'visitor', cartId: null }

export const SAMPLE_ORDERS = [
	{
		fullName: 'Asha Kulkarni',
		city: 'Pune',
		zipCode: '411038',
		street: '14 Paud Road, Kothrud',
		items: [
			{ productId: 'solar-panel-500w', quantity: 6 },
			{ productId: 'solar-inverter-3kw', quantity: 1 },
		],
	},
	{
		fullName: 'Imran Sheikh',
		city: 'Jaipur',
		zipCode: '302017',
		street: '7 Malviya Nagar',
		items: [{ productId: 'portable-solar-generator', quantity: 1 }],
	},
	{
		fullName: 'Lakshmi Narayanan',
		city: 'Chennai',
		zipCode: '600028',
		street: '22 Kutchery Road, Mylapore',
		items: [{ productId: 'solar-battery-5kwh', quantity: 2 }],
	},
]

export const SAMPLE_FEEDBACK = [
	{
		name: 'Kavita Rao',
		email: 'kavita@example.com',
		subject: 'Cable for the roof',
		message: 'Does the 6 mm² cable come with plugs fitted? The stairs to our roof are narrow.',
	},
	{
		name: 'Joseph Mathew',
		email: 'joseph@example.com',
		subject: 'Thank you',
		message: 'The panels arrived on the third day, well packed. Two of us carried them up easily.',
	},
]

const SAMPLE_ENQUIRIES = [
	{
		name: 'Sunita Deshpande',
		contactNumber: '+91 98200 00001',
		pin: '411038',
		message: 'There is a water tank on the south side.',
		callTime: 'evening' as const,
		plan: '/planner?pin=411038&bill=4000',
		summary: 'A home in Pune with a bill of ₹4,000 a month',
	},
	{
		name: 'Arvind Menon',
		email: 'arvind@example.com',
		pin: '682016',
		plan: '/planner?pin=682016&bill=9000&load=1000&hours=4',
		summary: 'A home in Ernakulam with a bill of ₹9,000 a month and power for four hours of cuts',
	},
]

/** One that nobody has answered by the promised day. */
const LATE_ENQUIRY = {
	name: 'Gurpreet Kaur',
	contactNumber: '+91 98200 00002',
	pin: '411038',
	message: 'Our housing society asks for a plan of the lifts and lights.',
	plan: '/planner?pin=411038&bill=12000',
	summary: 'A home in Pune with a bill of ₹12,000 a month',
}

const LATE_DAYS = 7

/** All enquiries of the samples. */
export const ALL_SAMPLE_ENQUIRIES = [...SAMPLE_ENQUIRIES, LATE_ENQUIRY]

/** The idempotency key of a sample order, by its place among them. */
export const sampleOrderKey = (index: number): string => `sample-${index}`

/** Where the sample installer works, and a job with an appointment three days from now. */
async function addJob(store: AppContext, installer: SignedIn, orderId: string | undefined) {
	await saveProfile(store, installer, {
		firm: 'Ravi Solar Works',
		licenceNumber: 'MH-2207',
		basePin: '411038',
		pinPrefixes: ['411', '412'],
		jobsAWeek: 4,
		contactNumber: '98220 11223',
		whatsapp: '98220 11223',
		languages: ['Marathi', 'Hindi', 'English'],
	})
	if (!orderId) return
	await stepOrder(store, installer, orderId, 'accept')
	const day = daysAfter(dayAt(store.now()), 3)
	const at = startOfDay(day) + TEN_IN_THE_MORNING
	await proposeAppointment(store, installer, orderId, { at, minutes: 240, anyway: false })
}

/** Asks as if it were some days ago. */
async function askLate(store: AppContext) {
	const { now } = store
	store.now = () => now() - LATE_DAYS * DAY_MS
	try {
		await askInstaller(store, NOBODY, LATE_ENQUIRY)
	} finally {
		store.now = now
	}
}

const TEN_IN_THE_MORNING = 10 * HOUR_MS

/**
 * Accounts, a handful of orders, feedback and enquiries for a demo store, made once through the modules' own commands.
 * @param days how many days before this one are filled too
 * @returns whether they are made now: not in a store that has one of their accounts
 */
export async function addSamples(store: AppContext, days = 0): Promise<boolean> {
	// Any of them: people who try the store may have deleted one.
	for (const { email } of SAMPLE_ACCOUNTS) if (await findByEmail(store.db, email)) return false
	const people = new Map<string, SignedIn>()
	for (const { email, password, role, name } of SAMPLE_ACCOUNTS) {
		const made = await signUp(store, NOBODY, {
			email,
			name,
			password,
			confirmPassword: password,
			role,
		})
		if (!made.ok) throw new Error(sentence(made.problem.message, DEFAULT_LANGUAGE))
		const id = made.value.value.user?.id as UserId
		people.set(role, { kind: 'user', id, name, email, role, cartId: null })
	}
	const admin = people.get('Admin')
	const installer = people.get('Installer')
	if (admin && installer) await addYear(store, { admin, installer }, days)
	const orders: string[] = []
	for (const [index, { items, ...address }] of SAMPLE_ORDERS.entries()) {
		const placed = await placeOrder(
			store,
			index === 0 ? (people.get('Buyer') ?? NOBODY) : NOBODY,
			{ key: sampleOrderKey(index), address: '127.0.0.1', device: null },
			{ items, shipping: { ...address, contactNumber: '+91 98200 00000', country: 'India' } },
		)
		if (!placed.ok) throw new Error(sentence(placed.problem.message, DEFAULT_LANGUAGE))
		orders.push(placed.value.id)
	}
	if (installer) await addJob(store, installer, orders[1])
	for (const feedback of SAMPLE_FEEDBACK) await sendFeedback(store, feedback)
	for (const enquiry of SAMPLE_ENQUIRIES) await askInstaller(store, NOBODY, enquiry)
	await askLate(store)
	return true
}
