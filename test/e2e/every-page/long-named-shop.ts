import type { APIRequestContext } from 'playwright-core'
import { beforeAll } from 'vitest'
import type { Paise } from '../../../shared/money.ts'
import { enquiry, fact, feedback, installed, itemsOf, once } from '../../builders.ts'
import { setOrder } from '../../orders.ts'
import { deliverForNothing, setSection, setTexts } from '../../shop-settings.ts'
import { openLivePerson } from '../admin/live-admin.ts'
import { anotherStore, type Shop } from '../another-store.ts'
import { dayAfter } from '../installer/jobs.ts'
import { SHIPPING } from '../shop/cart-and-checkout.ts'
import { SHOP_NAME } from '../site/long-names.ts'

/** Of forty letters each, all but the installer's without a blank to break at. */
const PRODUCT_NAME = 'MonocrystallineHalfCutBifacialModuleTwin'
const BUYER_NAME = 'Venkatanarasimharajuvaripetaramanujamman'
const INSTALLER_NAME = 'Chandrashekharapuram Solar Installations'

export const PANEL = 'solar-panel-500w'
export const PLAN = '/planner?pin=411038&bill=4000'
const PRICE = 23_456.5
const CONTACT = {
	supportEmail: 'customer.support.and.grievances@suryodaya-rooftop-solar.example',
	supportPhone: '+91 98200 11111',
	hours: 'Mon-Sat 10am - 7pm, Sun 11am - 2pm, closed on national holidays',
	street: 'Plot 1234-B, Bhosari Industrial Estate Phase II, behind the Telephone Exchange',
	...{ city: 'Pimpri-Chinchwad', pin: '411026', state: 'Maharashtra' },
	grievanceName: BUYER_NAME,
	grievancePhone: '+91 98200 22222',
	grievanceEmail: 'grievance.officer.for.consumers@suryodaya-rooftop-solar.example',
}
const LINE = 'Txn Date,Narration,Ref No./Cheque No.,Debit,Credit'

type Method = 'post' | 'put' | 'patch'

/** Calls the API as the person of a page. @throws where it refuses */
const callsOf =
	(request: APIRequestContext) =>
	async (method: Method, path: string, data: object = {}, headers = {}) => {
		const answer = await request[method](`/api${path}`, { data, headers })
		if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`)
		return answer.status() === 204 ? null : answer.json()
	}

/** A live shop in which everything that has a name has one of forty letters, and something is in every list. */
export function longNamedShop() {
	const shop = anotherStore('live')
	const filled = {} as Awaited<ReturnType<typeof fill>>
	beforeAll(async () => {
		Object.assign(filled, await fill(shop))
	})
	return { shop, filled }
}

async function peopleOf(shop: Shop) {
	const admin = await openLivePerson(shop, 'Admin', { name: BUYER_NAME })
	const installer = await openLivePerson(shop, 'Installer', { name: INSTALLER_NAME })
	const buyer = await openLivePerson(shop, 'Buyer', { name: BUYER_NAME })
	const cookiesOf = ({ page }: typeof admin) => page.context().cookies()
	return {
		email: buyer.email,
		cookies: {
			admin: await cookiesOf(admin),
			installer: await cookiesOf(installer),
			buyer: await cookiesOf(buyer),
		},
		user: (await (await buyer.page.request.get('/api/session')).json()).user.id as string,
		admin: callsOf(admin.page.request),
		installer: callsOf(installer.page.request),
		buyer: callsOf(buyer.page.request),
	}
}

async function fill(shop: Shop) {
	const { store } = shop
	await deliverForNothing(store)
	const legalName = `${SHOP_NAME} Private Limited`
	await setSection(store, 'shop', { tradeName: SHOP_NAME, legalName })
	await setSection(store, 'contact', CONTACT)
	const clause = `## ${legalName}\n\n${CONTACT.street}: ${CONTACT.grievanceEmail}`
	await setTexts(store, { terms: clause, privacy: clause, returns: clause })
	const { cookies, email, user, admin, installer, buyer } = await peopleOf(shop)
	await admin('put', `/products/${PANEL}`, { name: PRODUCT_NAME, stock: 200, price: PRICE })
	await installer('put', '/installer/profile', {
		...{ firm: INSTALLER_NAME, licenceNumber: 'TN-2207', basePin: '600028', jobsAWeek: 20 },
		pinPrefixes: ['600', '411'],
	})
	const shipping = { ...SHIPPING, fullName: BUYER_NAME }
	const goods = { [PANEL]: 4 }
	const placed = async () =>
		(
			await buyer(
				'post',
				'/orders',
				{ ...installed(goods, 4 * PRICE, 2000), shipping, payment: 'cod' },
				once(),
			)
		).id as string
	const job = await placed()
	await installer('post', `/orders/${job}/accept`)
	await installer('put', `/orders/${job}/appointment`, {
		...{ at: `${dayAfter(1)}T10:00:00+05:30`, minutes: 120, anyway: true },
	})
	await installer('patch', `/orders/${job}/checklist/survey`, { done: true })
	const done = await placed()
	await installer('post', `/orders/${done}/accept`)
	await setOrder(store, done, { status: 'installed', subsidy_paise: 7_800_000 as Paise })
	await buyer('put', `/orders/${done}/reviews`, { stars: 2, text: `${PRODUCT_NAME} is late.` })
	await buyer('put', `/orders/${done}/reviews`, {
		...{ stars: 4, productId: PANEL, text: 'Ring 98200 12345' },
	})
	const parcel = await buyer(
		'post',
		'/orders',
		{
			...{ shipping, items: itemsOf(goods), fulfilment: 'delivery' },
			...{ expectedTotal: 4 * PRICE, payment: 'cod' },
		},
		once(),
	)
	await setOrder(store, parcel.id, { status: 'delivered' })
	await buyer('post', `/orders/${parcel.id}/returns`, {
		...{ lines: [{ line: 1, quantity: 1 }], reason: PRODUCT_NAME },
	})
	await placed()
	await buyer('post', '/account/addresses', shipping)
	await buyer('post', '/planner/plans', { name: PRODUCT_NAME, plan: PLAN })
	await buyer('post', '/enquiries', enquiry({ name: BUYER_NAME }))
	await buyer('post', '/feedback', feedback({ name: BUYER_NAME, subject: PRODUCT_NAME }))
	const quotation = await buyer(
		'post',
		'/quotations',
		{ shipping, items: itemsOf({ [PANEL]: 4 }) },
		once(),
	)
	await buyer('post', '/cart/items', { productId: PANEL, quantity: 4 })
	const { id: added } = await admin('post', '/facts', fact({ source: PRODUCT_NAME }))
	const code = await admin('post', '/codes', {
		...{ code: 'SURYODAYA-ROOFTOP-SOLAR-ENERGY', amount: 100, percent: null, cap: null },
		...{ leastGoods: 0, validFrom: '2026-01-01', validTo: null, maxUses: 9, maxPerPerson: null },
	})
	const statement = await admin('post', '/bank-statements', {
		text: `${LINE}\n23/11/2026,UPI ${BUYER_NAME} ${job},000012345678,,"6,490.00"`,
	})
	const [mail] = await store.db.selectFrom('mails').select('id').limit(1).execute()
	return {
		cookies,
		ids: {
			...{ job, done, parcel: parcel.id as string, quotation: quotation.id as string },
			orders: [job, done, parcel.id as string],
		},
		more: { user, email, fact: added as string, code: code.id as string },
		statement: statement.id as string,
		mail: mail?.id,
	}
}
