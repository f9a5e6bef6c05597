import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
	addressOf,
	optionOf,
	type PlanDetails,
	planRequestOf,
} from '../../domain/planner/plan-address.ts'
import type { PlanAnswer, PlanOption } from '../../domain/planner/sizing/answer/answer-schema.ts'
import { formatRupees } from '../../shared/format/money.ts'
import { contact, once, order, shipping } from '../../test/builders.ts'
import { Caller } from '../../test/callers.ts'
import { webOf } from '../../test/pages.ts'
import { wishes } from '../../test/planner/wishes.ts'
import { deliverForNothing } from '../../test/shop-settings.ts'
import { describeOnAllEngines, type TestStore } from '../../test/store.ts'
import { FIGURES, type FigureName, shownFigure } from './explained/figures.ts'

const RUNS = process.env.SOAK ? 300 : 3
const DAY = Date.parse('2026-11-28T06:00:00Z')
const HOUR = 60 * 60_000

type Wish = typeof wishes extends fc.Arbitrary<infer T> ? T : never

/** A wish as the address of its plan says it; where no tariff is known its price is asked for. */
const detailsOf = (wish: Wish, choice: string | undefined, rate?: string): PlanDetails => {
	const { who, backup } = wish
	const given = {
		pin: wish.pin,
		customer: who.customer === 'home' ? undefined : who.customer,
		houses: 'houses' in who ? who.houses : undefined,
		units: wish.monthlyKwh,
		sanctioned: wish.sanctionedKw,
		area: wish.roofAreaM2,
		budget: wish.budget,
		load: backup?.loadW,
		hours: backup?.hours,
		mounting: wish.mounting,
		choice,
		rate,
	}
	return Object.fromEntries(
		Object.entries(given).flatMap(([name, value]) =>
			value === undefined ? [] : [[name, String(value)]],
		),
	)
}

/** A page as it is read: without its marks and texts for screen readers alone. */
const textOf = (html: string) =>
	html
		.replace(/<(script|style)\b.*?<\/\1>/gs, '')
		.replace(/<[^>]*>/g, '')
		.replaceAll(': how it is calculated', '')
		.replaceAll('&amp;', '&')
		.replaceAll('&#x27;', '’')

interface Line {
	what: string
	amount: number
}

const said = ({ what, amount }: Line) => what + formatRupees(amount)

const linesOf = ({ items }: Pick<PlanOption, 'items'>) =>
	items.map(({ productId, quantity }) => ({ productId, quantity }))

/** Pieces by product, in an order of their own. */
const pieces = (items: ReturnType<typeof linesOf>) =>
	items.map(({ productId, quantity }) => `${quantity} × ${productId}`).sort()

const choices = fc.constantFrom(undefined, 'cheaper', 'bigger')

const PAGE_FIGURES = FIGURES.filter((name) => name !== 'saving' && name !== 'backup')

describeOnAllEngines('a plan', (open) => {
	/** One buyer, who may order for any sum, and for whom pages and calls are served alike. */
	async function scene({ store, as }: TestStore) {
		let ahead = 0
		let address = ''
		const { now } = store
		const began = now()
		store.now = () => DAY + now() - began + ahead
		const web = webOf(store)
		const buyer = new Caller(async (request) => web.fetch(request, { address, inProcess: false }))
		for (const [name, value] of (await as('Buyer')).cookies) buyer.cookies.set(name, value)
		async function text(path: string): Promise<string> {
			const { status, headers, body } = await buyer.get(path)
			const to = headers.get('location')
			if (status >= 300 && status < 400 && to) return text(to)
			expect([path, status]).toEqual([path, 200])
			return textOf(body)
		}
		async function planned(wish: Wish, choice: string | undefined) {
			for (const rate of [undefined, '8']) {
				const details = detailsOf(wish, choice, rate)
				const { status, body } = await buyer.post('/api/planner/plan', planRequestOf(details))
				if (status === 200) return { details, plan: body as PlanAnswer }
				if (!body.errors?.rupeesPerKwh) throw new Error(JSON.stringify(body))
			}
			throw new Error('The price of a unit is asked for twice.')
		}
		return {
			...{ buyer, text, planned, met: 0 },
			/** Another hour and another network, so that nothing is asked too often. */
			later: () => {
				ahead += HOUR
				const n = ahead / HOUR
				address = `198.51.${Math.floor(n / 250)}.${n % 250}`
			},
		}
	}

	type Scene = Awaited<ReturnType<typeof scene>>

	/** The plan, its page, its proposal and the cart. @returns null where nothing fits */
	async function upToCart(at: Scene, wish: Wish, choice: string | undefined) {
		const { buyer, text, planned, later } = at
		later()
		const { details, plan } = await planned(wish, choice)
		const option = optionOf(plan, choice)
		if (!option) return null
		const { money, price } = option
		const { netCost, subsidy, installation } = money
		const shown = (names: readonly FigureName[]) =>
			names.flatMap((name) => {
				const figure = shownFigure(name, option, plan)
				return figure ? [figure.label + figure.value + figure.hint] : []
			})
		const page = await text(addressOf(details))
		const proposal = await text(addressOf(details, '/planner/proposal'))
		for (const each of [...shown(PAGE_FIGURES), ...netCost.lines.map(said)])
			expect(page).toContain(each)
		for (const each of [...shown(FIGURES), ...netCost.lines.map(said)])
			expect(proposal).toContain(each)
		const system = { plan: addressOf(details), kwp: option.kwp }
		expect((await buyer.delete('/api/cart')).status).toBeLessThan(300)
		const added = await buyer.post('/api/cart/lines', { items: linesOf(option), system })
		expect([added.status, added.body.notice]).toEqual([200, null])
		expect(pieces(added.body.items)).toEqual(pieces(linesOf(option)))
		expect(added.body.systems).toHaveLength(1)
		expect([added.body.total, added.body.systems[0].total]).toEqual([price, price])
		const cart = (await buyer.get(`/api/checkout/net-cost?pin=${wish.pin}`)).body
		expect(cart).toMatchObject({
			payNow: netCost.payNow,
			payLater: netCost.payLater,
			comesBack: netCost.comesBack,
			inTheEnd: netCost.inTheEnd,
			notIncluded: subsidy.amount > 0 && installation > 0 ? installation : null,
		})
		const cartPage = await text('/cart')
		expect(cartPage).toContain(formatRupees(price))
		if (subsidy.amount > 0)
			for (const each of netCost.lines.slice(0, 3)) expect(cartPage).toContain(said(each))
		at.met++
		return { option, cart }
	}

	/** Orders the cart, reads its page and cancels it. @returns the order */
	async function ordered({ buyer, text }: Scene, more: object) {
		const { status, body } = await buyer.post('/api/orders', { ...order(null), ...more }, once())
		expect([status, body.detail]).toEqual([201, undefined])
		const page = await text(`/orders/${body.id}?key=${body.trackingKey}`)
		const lines = body.netCost?.lines ?? [{ what: '', amount: body.total }]
		for (const line of lines) expect(page).toContain(said(line))
		expect((await buyer.post(`/api/orders/${body.id}/cancel`, contact)).status).toBe(200)
		return body
	}

	const draws = { numRuns: RUNS, endOnFailure: true, ...(!process.env.SOAK && { seed: 5 }) }

	it(
		'has the same figures on its page, its proposal, in the cart and on the order',
		async () => {
			const at = await scene(await open())
			await fc.assert(
				fc.asyncProperty(wishes, choices, async (wish, choice) => {
					const found = await upToCart(at, wish, choice)
					if (!found) return
					const { option, cart } = found
					const { total, items, netCost } = await ordered(at, {})
					expect(total).toBe(option.price)
					expect(pieces(items)).toEqual(pieces(linesOf(option)))
					if (option.money.subsidy.amount > 0) expect(cart).toMatchObject(netCost)
					else expect(netCost).toBeNull()
				}),
				draws,
			)
			expect(at.met).toBeGreaterThan(RUNS / 2)
		},
		HOUR,
	)

	it(
		'has the same figures in the quotes and on the order of a live shop',
		async () => {
			const shop = await open({ mode: 'live', sampleData: true })
			await deliverForNothing(shop.store)
			const at = await scene(shop)
			await fc.assert(
				fc.asyncProperty(wishes, choices, async (wish, choice) => {
					const found = await upToCart(at, wish, choice)
					if (!found) return
					const { price, money } = found.option
					const { installation, subsidy } = money
					const quoted = async (fulfilment: string, total: number, beside: number | null) => {
						const asked = { address: { zipCode: wish.pin }, fulfilment }
						const { body } = await at.buyer.post('/api/checkout/quote', asked)
						const inTheEnd = Math.max(0, total - subsidy.amount)
						const netCost = { comesBack: subsidy.amount, inTheEnd, notIncluded: beside }
						expect(body).toMatchObject({ fulfilment, total, netCost })
						return body
					}
					await quoted('delivery', price, subsidy.amount > 0 ? installation : null)
					const { hash, total, netCost } = await quoted('installation', price + installation, null)
					const placed = await ordered(at, {
						shipping: shipping({ zipCode: wish.pin }),
						...{ quote: hash, fulfilment: 'installation', payment: 'transfer' },
					})
					expect(placed.total).toBe(total)
					expect(pieces(placed.items)).toEqual(pieces(linesOf(found.option)))
					expect(placed.netCost).toEqual(subsidy.amount > 0 ? netCost : null)
				}),
				draws,
			)
			expect(at.met).toBeGreaterThan(RUNS / 2)
		},
		HOUR,
	)
})
