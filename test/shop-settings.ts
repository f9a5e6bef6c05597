import type { SectionName } from '../domain/settings/schema.ts'
import type { Day } from '../shared/calendar.ts'
import { CATEGORIES } from '../shared/products/categories.ts'
import type { OpenStore } from '../store/open.ts'
import { deliveryBand, deliveryRates, sameRates } from './builders.ts'
import type { Caller } from './callers.ts'

/** Where a shop is paid: no sum is too large for it. */
export const ACCOUNT = {
	accountName: 'Suryodaya Solar LLP',
	accountNumber: '50100212345678',
	ifsc: 'SBIN0001234',
	bankName: 'State Bank of India',
	upiId: 'suryodaya@okbank',
}

/** The settings that a live shop needs before it opens. */
const SHOP = {
	shop: { tradeName: 'Suryodaya Solar', legalName: 'Suryodaya Solar LLP' },
	contact: {
		supportEmail: 'help@suryodaya.example',
		supportPhone: '+91 98200 11111',
		hours: 'Mon-Sat 10am - 7pm',
		street: '12 Laxmi Road',
		city: 'Pune',
		pin: '411030',
		state: 'Maharashtra',
		grievanceName: 'Asha Kulkarni',
		grievanceEmail: 'grievance@suryodaya.example',
	},
	tax: { state: 'Maharashtra', gstin: '27AAPFU0939F1ZV', classesCheckedOn: '2026-11-01' },
	bank: ACCOUNT,
	payment: { codUptoRupees: 200_000 },
	installation: { offered: 'yes', area: 'list', pins: '1, 2, 3, 4, 5, 6, 7, 8, 9' },
} satisfies Partial<Record<SectionName, object>>

/** Fills the settings of a live store, so that it is open. */
export async function setUpShop(store: OpenStore): Promise<void> {
	await store.db
		.insertInto('settings')
		.values(
			Object.entries(SHOP).map(([section, fields]) => ({
				section: section as SectionName,
				value: JSON.stringify(fields),
				revision: 1,
				updated_at: store.now(),
			})),
		)
		.execute()
	await store.db.insertInto('shop_openings').values({ id: 1, opened_at: store.now() }).execute()
	await enterInstallationPrice(store)
	await store.settings.refresh()
}

/** Has the owner enter the price of installing: as much as the store assumes by itself. */
async function enterInstallationPrice({ db }: OpenStore) {
	await db
		.insertInto('money_facts')
		.values({
			id: 'own-installation-price',
			kind: 'installation-price',
			state: null,
			valid_from: '2025-01-02' as Day,
			as_of: '2025-01-02' as Day,
			confidence: 'high',
			figures: JSON.stringify({ rupeesPerKw: 19_750 }),
			source: 'The owner of a test',
			added_by_id: null,
			added_by: 'The owner',
			created_at: 1,
		})
		.execute()
}

/** Writes a section of the settings that `setUpShop` has filled. */
export async function setSection(
	{ db, settings }: OpenStore,
	section: SectionName,
	fields: object,
): Promise<void> {
	await db
		.updateTable('settings')
		.set((eb) => ({ value: JSON.stringify(fields), revision: eb('revision', '+', 1) }))
		.where('section', '=', section)
		.execute()
	await settings.refresh()
}

/** Writes the texts of a shop that has none, in Markdown, by their names. */
export async function setTexts({ db, settings }: OpenStore, texts: object): Promise<void> {
	const value = JSON.stringify(texts)
	await db
		.insertInto('settings')
		.values({ section: 'texts', value, revision: 1, updated_at: 0 })
		.execute()
	await settings.refresh()
}

/** Has an admin enter the first rates of a shop. */
export async function enterRates(admin: Caller, rates = sameRates()) {
	const { status } = await admin.put('/api/delivery-rates', rates, { 'if-match': '"0"' })
	if (status !== 200) throw new Error(`The rates were refused: ${status}`)
}

/** Has a shop deliver all products, at no charge. */
export async function deliverForNothing({ db, now }: OpenStore) {
	const bands = [deliveryBand({ costs: [0] })]
	const categoryKg = Object.fromEntries(CATEGORIES.map((each) => [each, 1]))
	const value = JSON.stringify(deliveryRates({ classesKg: [100_000], categoryKg, bands }))
	await db
		.insertInto('delivery_rates')
		.values({ revision: 1, value, saved_at: now() })
		.onConflict((conflict) => conflict.doNothing())
		.execute()
}
