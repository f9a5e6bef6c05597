import { expect, it } from 'vitest'
import { dayAt, daysAfter } from '../../../shared/calendar.ts'
import { paise, taxWithin, toRupees } from '../../../shared/money.ts'
import { fact, once, order } from '../../../test/builders.ts'
import { describeOnAllEngines } from '../../../test/store.ts'

const BOUGHT = {
	'solar-panel-250w': 5,
	'solar-battery-5kwh': 18,
	'solar-inverter-3kw': 5,
	'portable-solar-generator': 18,
	'solar-cable-6mm2-100m': 18,
	'home-kit-3kw': 5,
}

describeOnAllEngines('the tax of an order', (open, itOnSqlite) => {
	itOnSqlite('is that of the dated facts, for each class', async () => {
		const { visitor } = await open()
		for (const [id, pct] of Object.entries(BOUGHT)) {
			const { body } = await visitor().post('/api/orders', order({ [id]: 1 }), once())
			expect(body.tax, id).toBe(toRupees(taxWithin(paise(body.total * 100), pct)))
		}
	})

	itOnSqlite('is that of the first known rule for an order dated before it', async () => {
		const { store, visitor } = await open()
		store.now = () => Date.parse('2025-03-10T06:00:00Z')
		const placed = await visitor().post('/api/orders', order({ 'solar-panel-250w': 1 }), once())
		expect(placed.status).toBe(201)
		expect(placed.body.tax).toBe(309.05)
	})

	it('changes from the day on which a new rate is in force, and not before', async () => {
		const { store, as, visitor } = await open()
		const today = dayAt(store.now())
		const admin = await as('Admin')
		const rates = {
			kind: 'tax-class',
			state: null,
			figures: {
				code: 'cable',
				name: 'Cables',
				hsnSac: '85444999',
				ratePct: 12.5,
				neverComposite: false,
			},
		}
		const taxOf = async () => {
			const placed = await visitor().post(
				'/api/orders',
				order({ 'solar-cable-6mm2-100m': 1 }),
				once(),
			)
			return [placed.body.total, placed.body.tax]
		}
		const [total, tax] = await taxOf()
		const tomorrow = await admin.post(
			'/api/facts',
			fact({ ...rates, validFrom: daysAfter(today, 1) }),
		)
		expect(tomorrow.status).toBe(201)
		expect(await taxOf()).toEqual([total, tax])
		await admin.post('/api/facts', fact({ ...rates, validFrom: today }))
		expect(await taxOf()).toEqual([total, toRupees(taxWithin(paise(total * 100), 12.5))])
		const kept = await store.db.selectFrom('order_lines').select('tax_rate_bp').execute()
		expect(kept.map(({ tax_rate_bp }) => tax_rate_bp)).toEqual([1800, 1800, 1250])
	})
})
