import { type Layout, money, Sheet } from '../drawn-bill.ts'

/** Kerala: a demand notice of two columns of small rows. */
export const kerala: Layout = ({ pin, load, phase, units, amount }) =>
	new Sheet()
		.put(58, 18, [160, 'KERALA STATE ELECTRICITY BOARD LIMITED', 'bold'])
		.put(80, 12, [260, 'Demand cum Disconnection Notice'])
		.put(112, 13, [40, 'Section: Pattom'], [430, 'Bill#: 4567260612345'])
		.put(134, 13, [40, 'Consumer#: 1145678012345'], [430, 'Bill Date: 11-06-2026'])
		.put(156, 13, [40, 'ABDUL RAHMAN K'], [430, 'Due Date: 21-06-2026'])
		.put(178, 13, [40, 'THEKKEVILA HOUSE, KOWDIAR'], [430, 'Disconn Dt: 06-07-2026'])
		.put(200, 13, [40, `THIRUVANANTHAPURAM PIN: ${pin}`], [430, 'Deposit: 2,750.00'])
		.rule(214)
		.put(
			240,
			13,
			[40, `Tariff: LT-1A`],
			[230, `Phase: ${phase === 'single' ? '1' : '3'}`],
			[430, `Connected Load: ${load * 1000} W`],
		)
		.put(262, 13, [40, 'Bill Period: 10-04-2026 to 11-06-2026'], [430, 'Cycle: Bi-Monthly'])
		.put(294, 12, [40, 'Reading'], [160, 'Curr'], [260, 'Prev'], [360, 'Cons'], [460, 'Avg'])
		.put(
			316,
			13,
			[40, 'KWH/A/I'],
			[160, '7804'],
			[260, String(7804 - units)],
			[360, String(units)],
			[460, '388'],
		)
		.rule(330)
		.put(356, 13, [40, 'Fixed Charge'], [300, '170.00'])
		.put(378, 13, [40, 'Energy Charge'], [300, money(amount * 0.78)])
		.put(400, 13, [40, 'Duty'], [300, money(amount * 0.078)])
		.put(422, 13, [40, 'Fuel Surcharge'], [300, money(units * 0.1)])
		.put(444, 13, [40, 'Subsidy(EC)'], [300, '-148.00'])
		.put(470, 15, [40, 'Total Payable', 'bold'], [300, `Rs. ${money(amount, 0)}`, 'bold'])
		.put(492, 12, [40, 'Last payment: Rs. 3,102 on 18-04-2026'])
