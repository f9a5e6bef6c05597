import { enquiry, fact, feedback, once, order, product } from '../builders.ts'
import { type Caller, callersOf, idOf } from '../callers.ts'
import type { TestStore } from '../store.ts'

/** Placeholders for the ids of existing things in a request, replaced as it is sent. */
export const IDS = [
	'fuzzIdOrder',
	'fuzzIdGuestOrder',
	'fuzzIdAccepted',
	'fuzzIdProduct',
	'fuzzIdUser',
	'fuzzIdFeedback',
	'fuzzIdFact',
	'fuzzIdApplication',
	'fuzzIdNotice',
	'fuzzIdEnquiry',
	'solar-panel-250w',
	'home-kit-3kw',
	'survey',
] as const

/** A visitor, a guest with the key of an order, its buyer, its installer, an admin, and a suspended user. */
export const ACTORS = ['visitor', 'guest', 'buyer', 'installer', 'admin', 'suspended'] as const

export interface FuzzScene {
	cookies: string[]
	/** The key of the guest's order. */
	key: string
	ids: Map<string, string>
}

let scenes = 0

/** People and all their data. */
export async function fuzzScene({ store, config }: TestStore): Promise<FuzzScene> {
	const { as, visitor } = callersOf(store)
	const people = {
		visitor: visitor(),
		guest: visitor(),
		buyer: await as('Buyer'),
		installer: await as('Installer'),
		admin: await as('Admin'),
		suspended: await as('Installer'),
	}
	const { admin, buyer, guest, installer, suspended } = people
	const made = `fuzz-${scenes++}`
	await admin.post('/api/products', product({ id: made, stock: 1000 }))
	// A live order names its delivery and its price.
	const agreed = config.mode === 'live' && {
		payment: 'transfer',
		fulfilment: 'delivery',
		expectedTotal: 9999.5,
	}
	const placed = async (caller: Caller) => {
		const input = { ...order({ [made]: 1 }), ...agreed }
		const { status, body } = await caller.post('/api/orders', input, once())
		if (status !== 201) throw new Error(`The scene has no order: ${body.detail}`)
		return body
	}
	const [waiting, accepted, byGuest] = [
		await placed(buyer),
		await placed(buyer),
		await placed(guest),
	]
	await installer.post(`/api/orders/${accepted.id}/accept`)
	const applicant = await as('Buyer')
	const application = await applicant.post('/api/installer-applications', {
		firm: 'Suryodaya Works',
		licenceNumber: 'MH-1',
	})
	const asked = await buyer.post('/api/enquiries', enquiry())
	const [notice] = (await buyer.get('/api/notifications')).body
	await admin.patch(`/api/users/${await idOf(suspended)}`, { suspended: true })
	const ids = new Map<string, string>([
		['fuzzIdOrder', waiting.id],
		['fuzzIdGuestOrder', byGuest.id],
		['fuzzIdAccepted', accepted.id],
		['fuzzIdProduct', made],
		['fuzzIdUser', await idOf(applicant)],
		['fuzzIdFeedback', (await visitor().post('/api/feedback', feedback())).body.id],
		['fuzzIdFact', (await admin.post('/api/facts', fact())).body.id],
		['fuzzIdApplication', application.body.id],
		['fuzzIdNotice', notice?.id ?? 'none'],
		['fuzzIdEnquiry', asked.body.id],
	])
	return { cookies: ACTORS.map((name) => people[name].cookie), key: byGuest.trackingKey, ids }
}

/** Puts the real ids in place of their placeholders. */
export function withIds(text: string, ids: FuzzScene['ids']): string {
	let result = text
	for (const [name, id] of ids) result = result.replaceAll(name, id)
	return result
}
