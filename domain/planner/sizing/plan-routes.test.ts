import { expect, it } from 'vitest'
import { inTransaction } from '../../../db/transaction.ts'
import { WHILE_SUBSIDISED } from '../../../test/planner/planned.ts'
import { describeOnAllEngines, describeOnSqlite } from '../../../test/store.ts'
import { bumpCatalogueVersion } from '../../catalogue/stock.ts'

const PATH = '/api/planner/plan'
const PUNE = { pin: '411038', monthlyBill: 4000 }

describeOnAllEngines('POST /api/planner/plan', (open, itOnSqlite) => {
	itOnSqlite('plans a home in Pune with a bill of ₹4,000', async () => {
		const { store, visitor } = await open()
		store.now = () => WHILE_SUBSIDISED
		const { status, body } = await visitor().post(PATH, PUNE)
		expect(status).toBe(200)
		expect(body).toMatchObject({
			// 310 units of MSEDCL, one phase and a smart meter, are ₹3,983.75; 311 are ₹4,003.76.
			monthlyKwh: 310,
			place: { name: 'Pune, Maharashtra' },
			tariff: { id: 'mh-msedcl-home-1ph', company: 'MSEDCL', confidence: 'high', isAssumed: false },
			reasons: [],
		})
		expect(body.targetKwp).toBeGreaterThan(2)
		expect(body.targetKwp).toBeLessThan(3)
		expect(body.options.map(({ role }: { role: string }) => role)).toEqual([
			'best',
			'cheaper',
			'bigger',
		])
		const [best] = body.options
		expect(best.coversPct).toBeGreaterThan(90)
		const { amount } = best.money.subsidy
		expect(amount).toBeGreaterThan(60_000)
		expect(best.money.cost).toBeCloseTo(best.money.whole - amount, 2)
		expect(best.money.paybackMonths).toBeGreaterThan(24)
		expect(best.monthlyKwh).toHaveLength(12)
		expect(best.notIncluded).toEqual([
			'The price of installation holds earthing, a lightning arrester and AC cable.',
			'Beside parts and installation it needs a net meter for about ₹3,000 and the fee for the net meter for about ₹1,000: estimates, which are counted in the cost.',
		])
		for (const { reason } of best.items) expect(reason).toMatch(/^[A-Z\d].+\.$/)
	})

	it('has an estimate where everything is sold out, the same as the plan with stock', async () => {
		const { store, visitor } = await open()
		const plan = async (more: object = {}) =>
			(await visitor().post(PATH, { ...PUNE, ...more })).body
		const inStock = await plan()
		expect(inStock.estimate).toBeNull()
		await store.db.updateTable('products').set({ stock: 0 }).execute()
		await inTransaction(store.db, (tx) =>
			bumpCatalogueVersion(tx, store.catalogue.products, store.now()),
		)
		await store.catalogue.refresh()
		const soldOut = await plan()
		expect(soldOut.options).toEqual([])
		const { kwp, money } = inStock.options[0]
		expect(soldOut.estimate).toMatchObject({ kwp, cost: money.cost, saving: money.saving })
		expect(soldOut.estimate.sentence).toMatch(/^Our estimate: about .* kW, ₹.* sold out now/)
		// A budget for nothing is no matter of the stock.
		expect((await plan({ budget: 1000 })).estimate).toBeNull()
	})

	itOnSqlite('counts no hours by an ordinary meter', async () => {
		const { visitor } = await open()
		const { body } = await visitor().post(PATH, { ...PUNE, meter: 'ordinary' })
		// 306 units are ₹3,985.62; 307 are ₹4,005.90.
		expect(body.monthlyKwh).toBe(306)
		expect(body.tariff.timeOfDay).toMatchObject({ isCounted: false, meterGiven: true })
		expect(body.options[0].money.timeOfDay).toBeNull()
	})

	it('offers what the check of a cart finds fitting', async () => {
		const { visitor } = await open()
		const { options } = (await visitor().post(PATH, PUNE)).body
		for (const { items } of options) {
			const lines = items.map(
				({ productId, quantity }: { productId: string; quantity: number }) => ({
					productId,
					quantity,
				}),
			)
			const { body } = await visitor().post('/api/planner/check', { items: lines, pin: '411038' })
			expect(body.verdict).toBe('fits')
		}
	})

	itOnSqlite('plans a shop in Jaipur with back-up', async () => {
		const { visitor } = await open()
		const details = {
			pin: '302017',
			customer: 'shop',
			monthlyBill: 6000,
			backup: { loadW: 1000, hours: 4 },
		}
		const { status, body } = await visitor().post(PATH, details)
		expect(status).toBe(200)
		for (const option of body.options) {
			expect(option.backupHours).toBeGreaterThanOrEqual(4)
			expect(option.money.subsidy).toEqual({ amount: 0, ofState: 0, reasons: [] })
			const bought = option.items.map(({ productId }: { productId: string }) => productId)
			expect(bought).toContainEqual(expect.stringContaining('hybrid-inverter'))
			expect(bought).toContainEqual(expect.stringContaining('battery'))
		}
		expect(body.options).not.toHaveLength(0)
	})

	itOnSqlite('keeps to a roof of 12 m² and says what it costs', async () => {
		const { visitor } = await open()
		const { body } = await visitor().post(PATH, { ...PUNE, roofAreaM2: 12 })
		for (const { areaM2 } of body.options) expect(areaM2).toBeLessThanOrEqual(12)
		expect(body.options).not.toHaveLength(0)
		expect(body.reasons[0]).toMatch(/^Your roof of 12 m² limits it to about \d+ % of what you use/)
	})

	itOnSqlite('goes by the tariff of the state, or by the price that is named', async () => {
		const { visitor } = await open()
		const odisha = { pin: '751001', monthlyBill: 2000 }
		const home = (await visitor().post(PATH, odisha)).body
		expect(home.tariff).toMatchObject({ state: 'Odisha' })
		const shop = (await visitor().post(PATH, { ...odisha, customer: 'shop' })).body
		expect(shop.tariff).toMatchObject({ id: 'od-discoms-shop', state: 'Odisha' })
		const named = (await visitor().post(PATH, { ...odisha, rupeesPerKwh: 8 })).body
		expect(named).toMatchObject({ tariff: null, monthlyKwh: 250 })
		const city = { city: 'Pune', monthlyKwh: 250 }
		expect((await visitor().post(PATH, city)).body).toMatchObject({
			monthlyKwh: 250,
			place: { name: 'Pune, Maharashtra' },
		})
	})

	itOnSqlite('has no subsidy abroad', async () => {
		const { visitor } = await open()
		const { body } = await visitor().post(PATH, { city: 'Cairo', monthlyKwh: 300, rupeesPerKwh: 9 })
		expect(body.options).not.toHaveLength(0)
		for (const { money } of body.options)
			expect(money.subsidy).toEqual({ amount: 0, ofState: 0, reasons: [] })
	})

	itOnSqlite('has reasons and no systems where nothing fits', async () => {
		const { visitor } = await open()
		const { status, body } = await visitor().post(PATH, { ...PUNE, budget: 1000 })
		expect([status, body.options]).toEqual([200, []])
		expect(body.reasons[0]).toMatch(/^Your budget of ₹1,000 is too small/)
	})
})

const DAYTIME = 'The share used by day must be between 10 and 90 %.'

describeOnSqlite('details that cannot be understood', (open) => {
	it.each([
		['pin', { pin: '199999' }, 'We do not know this PIN code. Check it, or choose a city.'],
		['pin', { pin: '4110' }, 'Type the six digits of a PIN code, such as 411001.'],
		['pin', { pin: undefined }, 'Give a PIN code or a city.'],
		[
			'monthlyBill',
			{ monthlyBill: undefined },
			'Give the monthly bill, or the units used in a month.',
		],
		['monthlyBill', { monthlyBill: -1 }, 'The bill must be between ₹0 and ₹1,00,00,000 a month.'],
		['monthlyBill', { monthlyBill: 10.005 }, 'Use at most two decimals.'],
		[
			'monthlyBill',
			{ pin: '751001', monthlyBill: 5 },
			'We cannot tell from this bill how much you use. Enter the units instead.',
		],
		['monthlyKwh', { monthlyKwh: 0 }, 'Units must be between 1 and 10,00,000 a month.'],
		['customer', { customer: 'king' }, 'The customer must be home, society or shop.'],
		['rupeesPerKwh', { rupeesPerKwh: 101 }, 'The price of a unit must be between ₹0.01 and ₹100.'],
		['sanctionedKw', { sanctionedKw: 0 }, 'The sanctioned load must be between 0.1 and 10,000 kW.'],
		['daytimeUsePct', { daytimeUsePct: 9.9 }, DAYTIME],
		['daytimeUsePct', { daytimeUsePct: 90.1 }, DAYTIME],
		['roofAreaM2', { roofAreaM2: 0 }, 'The roof must be between 1 and 10,00,000 m².'],
		['budget', { budget: -1 }, 'The budget must be between ₹1 and ₹1,00,00,00,000.'],
		['backup', { backup: 5 }, 'Say what is to run when the grid is away, as loadW and hours.'],
		[
			'backup.loadW',
			{ backup: { loadW: 0, hours: 1 } },
			'The load must be between 1 and 10,00,000 W.',
		],
		['backup.hours', { backup: { loadW: 5 } }, 'Back-up must be between 0.1 and 168 hours.'],
	])('is refused for %s of %j', async (field, wrong, sentence) => {
		const { visitor } = await open()
		const { status, body } = await visitor().post(PATH, { ...PUNE, ...wrong })
		expect([status, body.code]).toEqual([422, 'invalid'])
		expect(body.errors).toEqual({ [field]: sentence })
	})
})
