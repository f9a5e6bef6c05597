import { randomBytes } from 'node:crypto'
import { CATEGORIES } from '../shared/products/categories.ts'

/** Input as a caller would send it, right in every field; a test changes the field it is about. */

export const PASSWORD = 'sunny-day-in-pune'

/** A password, as forms have it typed twice. */
export const newPassword = (password = PASSWORD) => ({ password, confirmPassword: password })

export const account = (more: object = {}) => ({
	email: `person-${randomBytes(6).toString('hex')}@example.com`,
	name: 'Asha Kulkarni',
	...newPassword(),
	role: 'Buyer',
	...more,
})

export const shipping = (more: object = {}) => ({
	fullName: 'Asha Kulkarni',
	contactNumber: '+91 98200 00000',
	street: '14 Paud Road',
	city: 'Pune',
	zipCode: '411038',
	country: 'India',
	...more,
})

/** The proof that a caller with the tracking link is the buyer: the phone of `shipping`. */
export const contact = { contact: '+91 98200 00000' }

/** So many of each product. */
export const itemsOf = (counts: Record<string, number>) =>
	Object.entries(counts).map(([productId, quantity]) => ({ productId, quantity }))

/** An order of `quantity` of each product; with none named, of the caller's cart. */
export const order = (products: Record<string, number> | null = { 'solar-panel-250w': 2 }) => ({
	shipping: shipping(),
	...(products && { items: itemsOf(products) }),
})

/** The cost of installing panels of so much power, by the default price of the store; rupees. */
export const installationOf = (watts: number) => watts * 19.75

/** An order as sent by a buyer who agrees to its price. @param goods the price of its products, rupees */
export const installed = (products: Record<string, number>, goods: number, watts: number) => ({
	...order(products),
	fulfilment: 'installation',
	expectedTotal: goods + installationOf(watts),
})

/** The header that makes a request repeatable; a fresh one each time unless named. */
export const once = (key = randomBytes(12).toString('hex')) => ({ 'idempotency-key': key })

export const product = (more: object = {}) => ({
	id: 'test-panel',
	name: 'Test Panel 410W',
	brand: 'Testa',
	category: 'Panels',
	wattage: 410,
	price: 9999.5,
	stock: 10,
	description: 'A panel for a test.',
	image: '/pictures/solar-panel-250w.webp',
	...more,
})

/** The fields of a product that nobody set. */
export const BARE = {
	productSource: 'dynamic' as const,
	pictures: [],
	archived: false,
	sheet: null,
	origin: null,
	importer: null,
	taxClass: null,
	unit: null,
	compliance: [],
}

export const feedback = (more: object = {}) => ({
	name: 'Kavita Rao',
	email: 'kavita@example.com',
	subject: 'Cable',
	message: 'Does it come with plugs?',
	...more,
})

/** An enquiry about a plan. */
export const enquiry = (more: object = {}) => ({
	name: 'Kavita Rao',
	contactNumber: '+91 98200 00000',
	email: 'kavita@example.com',
	pin: '411038',
	message: 'The roof has a water tank.',
	plan: '/planner?pin=411038&bill=4000',
	summary: '3.78 kW for a home in Pune, 7 panels, about ₹2,10,000',
	...more,
})

/** An installer's profile. */
export const installer = (more: object = {}) => ({
	firm: 'Deccan Solar Works',
	licenceNumber: 'MH-2207',
	basePin: '411038',
	pinPrefixes: ['411', '412'],
	jobsAWeek: 4,
	...{ contactNumber: '98220 11223', whatsapp: '98220 11223', languages: ['Marathi', 'Hindi'] },
	...more,
})

/** A row of the table of tariffs. */
export const tariffRow = (more: object = {}) => ({
	id: 'test-tariff',
	state: 'Goa',
	companies: ['Goa Electricity Department'],
	use: 'home',
	validFrom: '2026-10-01',
	figures: { slabs: [{ uptoKwh: null, rupeesPerKwh: 5 }] },
	source: 'A bill of October 2026',
	asOf: '2026-10-31',
	confidence: 'high',
	...more,
})

/** A code that takes ten per cent off, once for each of three people. */
export const discountCode = (more: object = {}) => ({
	code: 'SUN-10',
	amount: null,
	percent: 10,
	cap: null,
	leastGoods: 0,
	validFrom: '2026-01-01',
	validTo: null,
	maxUses: 3,
	maxPerPerson: 1,
	...more,
})

/** Rates of delivery: the district, the state and all of India, of two classes of weight. */
export const deliveryRates = (more: object = {}) => ({
	classesKg: [25, 100],
	categoryKg: { ...Object.fromEntries(CATEGORIES.map((each) => [each, null])), Accessories: 2.5 },
	cutOffHour: 12,
	daysOff: [0],
	bands: [
		deliveryBand({ name: 'Near', reach: 'district', costs: [100, 250], freeFrom: 50_000 }),
		deliveryBand({ name: 'State', reach: 'state', daysFrom: 2, daysTo: 4, costs: [450, 900] }),
		deliveryBand({ name: 'India', reach: 'india', daysFrom: 4, daysTo: 8, costs: [800, null] }),
	],
	...more,
})

/** Delivery rates for all of India, one for up to 25 kg and one above. */
export const sameRates = (costs: [light: number, heavy: number] = [100, 250]) =>
	deliveryRates({ classesKg: [25, 5000], bands: [deliveryBand({ costs })] })

export const deliveryBand = (more: object = {}) => ({
	name: 'Near',
	reach: 'india',
	km: null,
	pinPrefixes: [],
	daysFrom: 1,
	daysTo: 2,
	freeFrom: null,
	costs: [100, 250],
	...more,
})

/** A fact: the price of a unit in Punjab. */
export const fact = (more: object = {}) => ({
	kind: 'unit-price',
	state: 'Punjab',
	validFrom: '2026-04-01',
	figures: { rupeesPerKwh: 7.25 },
	source: 'A price made up for a test',
	asOf: '2026-03-31',
	confidence: 'medium',
	...more,
})

/** A kit of so many of each part; its stock follows from theirs. */
export const kit = (parts: Record<string, number>, more: object = {}) => {
	const { stock: _stock, ...rest } = product({ id: 'test-kit', name: 'Test Kit', category: 'Kits' })
	return { ...rest, sheet: kitSheet(parts), ...more }
}

export const kitSheet = (parts: Record<string, number>) => ({
	kind: 'kit' as const,
	systemKw: 3,
	storageKwh: 0,
	roofAreaM2: 20,
	warrantyYears: 8,
	parts: itemsOf(parts),
})

/** An owner's price of installation, for all of India unless said. */
export const installationPrice = (more: object = {}) => ({
	kind: 'installation-price',
	state: null,
	validFrom: '2026-01-01',
	figures: { rupeesPerKw: 20_000 },
	source: 'A price made up for a test',
	asOf: '2026-01-01',
	confidence: 'high',
	...more,
})
