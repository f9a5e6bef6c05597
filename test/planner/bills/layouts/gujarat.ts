import { type Layout, money, Sheet } from '../drawn-bill.ts'

/** Gujarat: boxes of heads, the parts of the bill as a table beside them. */
export const gujarat: Layout = ({ pin, load, phase, units, amount }) =>
	new Sheet()
		.put(58, 20, [40, 'UTTAR GUJARAT VIJ COMPANY LIMITED', 'bold'])
		.put(80, 12, [40, 'Regd. Office: Visnagar Road, Mehsana 384001'])
		.put(116, 13, [40, 'Consumer No'], [190, '80512345678'], [460, 'Bill Dt'], [620, '12/06/2026'])
		.put(138, 13, [40, 'Name'], [190, 'JIGNESHBHAI M PATEL'], [460, 'Pay By'], [620, '26/06/2026'])
		.put(
			160,
			13,
			[40, 'Address'],
			[190, '14 UMIYA SOCIETY, KALOL'],
			[460, 'Bill Period'],
			[620, '2 Months'],
		)
		.put(182, 13, [190, `GANDHINAGAR ${pin}`], [460, 'Tariff'], [620, 'RGP(Urban)'])
		.rule(196)
		.put(
			222,
			13,
			[40, 'Contract Load'],
			[190, `${load.toFixed(2)} KW`],
			[460, 'Phase'],
			[620, phase === 'single' ? '1 PH' : '3 PH'],
		)
		.put(
			244,
			13,
			[40, 'Pres. Reading'],
			[190, '14880.00'],
			[460, 'Prev. Reading'],
			[620, `${14880 - units}.00`],
		)
		.put(
			266,
			13,
			[40, 'Pres. Rdg. Date'],
			[190, '10/06/2026'],
			[460, 'Prev. Rdg. Date'],
			[620, '09/04/2026'],
		)
		.put(
			288,
			13,
			[40, 'Net Consumption'],
			[190, String(units)],
			[460, 'Avg. Consumption'],
			[620, '402'],
		)
		.rule(302)
		.put(328, 13, [40, 'Fixed Charges'], [300, '90.00'])
		.put(350, 13, [40, 'Energy Charges'], [300, money(amount * 0.55)])
		.put(372, 13, [40, 'FPPPA Charges @ 2.45'], [300, money(units * 2.45)])
		.put(394, 13, [40, 'Electricity Duty @ 15%'], [300, money(amount * 0.13)])
		.put(416, 13, [40, 'Bill Amount'], [300, money(amount)])
		.put(438, 13, [40, 'Previous Outstanding'], [300, '-12.40'])
		.put(464, 16, [40, 'Total Payable Amount', 'bold'], [300, money(amount - 12.4), 'bold'])
