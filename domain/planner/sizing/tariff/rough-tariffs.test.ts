import { expect, it } from 'vitest'
import { describeOnAllEngines } from '../../../../test/store.ts'

const HOME = { monthlyKwh: 300 }
const SHOP = { monthlyKwh: 900, customer: 'shop' }

describeOnAllEngines('the tariff of a place', (open, itOnSqlite) => {
	const planning = async () => {
		const { visitor } = await open()
		return async (details: object) => (await visitor().post('/api/planner/plan', details)).body
	}

	it('is that of its own state, also where another has a company of the same name or serves the PIN prefix', async () => {
		const planned = await planning()
		const OWN: [pin: string, id: string][] = [
			['797001', 'nl-dop-home'],
			['791111', 'ar-dop-home'],
			['605001', 'py-ped-home'],
			['673310', 'py-ped-home'],
			['609602', 'py-ped-home'],
			['533464', 'py-ped-home'],
			['396210', 'dd-dnhdd-home'],
			['396230', 'dd-dnhdd-home'],
			['605602', 'tn-tnpdcl-home'],
		]
		for (const [pin, id] of OWN)
			expect([pin, (await planned({ ...HOME, pin })).tariff.id]).toEqual([pin, id])
	})

	it('is asked for where its state has none', async () => {
		const planned = await planning()
		const kavaratti = { ...HOME, pin: '682555' }
		expect((await planned(kavaratti)).errors).toEqual({
			rupeesPerKwh:
				'Type the price of a unit from your bill: we know no tariff of Lakshadweep Electricity Department.',
		})
		const named = await planned({ ...kavaratti, rupeesPerKwh: 6 })
		expect([named.tariff, named.options.length > 0]).toEqual([null, true])
	})

	it('stands in for one that is not known, and says so with its range', async () => {
		const planned = await planning()
		const tata = { ...HOME, pin: '831001', company: 'Tata Steel Utilities (Jamshedpur)' }
		const jamshedpur = await planned(tata)
		expect(jamshedpur.tariff).toMatchObject({
			fit: 'other-company',
			roughPct: 20,
			company: 'JBVNL',
			id: 'jh-jbvnl-home-urban',
		})
		expect(jamshedpur.tariff.note).toMatch(
			/^Roughly: we know no such tariff of Tata Steel .* took that of JBVNL .* 20 % higher or lower/,
		)
		expect(jamshedpur.assumed.bandPct).toBe(22)
		// It is the likeliest there, so that nobody is told the tariff of another as their own.
		const assumed = await planned({ ...tata, company: undefined })
		expect(assumed.tariff).toMatchObject({
			...{ fit: 'other-company', isAssumed: true, roughPct: 20, company: 'JBVNL' },
		})
		expect(assumed.verdict.why[0]).toBe(jamshedpur.verdict.why[0])
		const large = await planned({ ...SHOP, pin: '382010', company: 'UGVCL', sanctionedKw: 60 })
		expect(large.tariff).toMatchObject({ id: 'gj-guvnl-shop-10to40kw', fit: 'other-load' })
		expect(large.tariff.note).toMatch(/^Roughly: .* 60 kW and took its nearest tariff, .* 10 %/)
		expect(large.assumed.bandPct).toBe(14)
	})

	itOnSqlite('is rough where nobody has confirmed it', async () => {
		const planned = await planning()
		const { tariff } = await planned({ ...HOME, pin: '110001', company: 'NDMC' })
		expect(tariff).toMatchObject({ id: 'dl-ndmc-home', fit: 'own', roughPct: 20 })
		expect(tariff.note).toMatch(
			/^Roughly: we are not sure of this tariff of NDMC, .* 20 % higher or lower/,
		)
		const published = (await planned({ ...HOME, pin: '751001' })).tariff
		expect(published.roughPct).toBe(0)
		expect(published.note ?? '').not.toMatch(/Roughly/)
	})

	itOnSqlite('is that of shops at any load, wherever one is known', async () => {
		const planned = await planning()
		for (const pin of ['411001', '380001', '160017', '700001', '194101', '795001', '175001'])
			for (const sanctionedKw of [0.3, 3, 12, 60, 300]) {
				const { tariff } = await planned({ ...SHOP, pin, sanctionedKw })
				expect([pin, sanctionedKw, tariff?.id]).toEqual([
					pin,
					sanctionedKw,
					expect.stringContaining('-shop'),
				])
			}
	})
})
