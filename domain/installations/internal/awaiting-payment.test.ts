import { expect, it } from 'vitest'
import { CABLE, INVERTER, PANEL, shopInParts } from '../../../test/orders-in-parts.ts'
import { describeOnAllEngines } from '../../../test/store.ts'

describeOnAllEngines('a job whose buyer still owes the part before delivery', (open) => {
	it('says so in the list of jobs, as on its own page, until it is paid', async () => {
		const shop = await shopInParts(open)
		const { id, path } = await shop.surveyed({ [PANEL]: 4, [INVERTER]: 1, [CABLE]: 1 })
		const { installer } = shop
		const awaits = async () => [
			(await installer.get('/api/installations')).body.map(
				({ awaitsPayment }: { awaitsPayment: boolean }) => awaitsPayment,
			),
			(await installer.get(`${path}/installation`)).body.awaitsPayment,
		]
		expect(await awaits()).toEqual([[true], true])
		const [, part] = await shop.store.db
			.selectFrom('payment_schedule')
			.select('amount_paise')
			.where('order_id', '=', id)
			.orderBy('n')
			.execute()
		await shop.pay(id, Number(part?.amount_paise) / 100)
		expect(await awaits()).toEqual([[false], false])
	})
})
