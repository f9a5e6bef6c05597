import { type Layout, money, Sheet } from '../drawn-bill.ts'

/** Delhi: heads above their values, in columns. */
export const delhi: Layout = ({ pin, load, phase, units, amount }) =>
	new Sheet()
		.put(60, 22, [40, 'BSES Rajdhani Power Limited', 'bold'], [560, 'Electricity Bill'])
		.put(100, 13, [40, 'VIKRAM SINGH AHLUWALIA'], [430, 'CA No.'], [560, '101234567'])
		.put(122, 13, [40, 'B-14 2ND FLOOR LAJPAT NAGAR'], [430, 'Bill No.'], [560, '10023456789'])
		.put(144, 13, [40, `NEW DELHI ${pin}`], [430, 'Mobile No.'], [560, '98XXXXXX10'])
		.rule(160)
		.put(
			190,
			12,
			[40, 'Sanctioned Load (KW)'],
			[210, 'Supply Type'],
			[350, 'Bill Month'],
			[480, 'Billing Days'],
			[610, 'Due Date'],
		)
		.put(
			212,
			14,
			[40, load.toFixed(2)],
			[210, phase === 'single' ? 'Single Phase' : 'Three Phase'],
			[350, 'Jun-26'],
			[480, '31'],
			[610, '24-06-2026'],
		)
		.rule(226)
		.put(
			256,
			12,
			[40, 'Units Consumed'],
			[210, 'Current Demand'],
			[350, 'Arrears'],
			[480, 'Subsidy'],
			[610, 'Net Amount Payable'],
		)
		.put(
			278,
			15,
			[40, String(units)],
			[210, money(amount)],
			[350, '0.00'],
			[480, '0.00'],
			[610, `₹ ${money(Math.round(amount))}`, 'bold'],
		)
		.rule(296)
		.put(
			330,
			12,
			[40, 'Meter No.'],
			[180, 'Current Reading'],
			[330, 'Previous Reading'],
			[480, 'MF'],
			[560, 'MDI'],
		)
		.put(
			352,
			12,
			[40, '25698741'],
			[180, '30500'],
			[330, String(30500 - units)],
			[480, '1'],
			[560, '3.2'],
		)
		.put(400, 12, [40, 'Fixed Charges'], [300, '140.00'])
		.put(422, 12, [40, 'Energy Charges'], [300, money(amount * 0.7)])
		.put(444, 12, [40, 'PPAC @ 18.19 %'], [300, money(amount * 0.12)])
		.put(466, 12, [40, 'Amount payable after due date'], [300, money(amount * 1.015)])
