import { type Layout, money, Sheet } from '../drawn-bill.ts'

/** Tamil Nadu: two months, long rows with dots. */
export const tamilNadu: Layout = ({ pin, load, phase, units, amount }) =>
	new Sheet()
		.put(60, 16, [120, 'Tamil Nadu Power Distribution Corporation Limited (TNPDCL)', 'bold'])
		.put(86, 13, [300, 'LT Electricity Bill'])
		.put(124, 14, [60, 'Service No'], [300, '09-123-456-789'])
		.put(150, 14, [60, 'Name and Address'], [300, `S. MEENAKSHI, 8 GANDHI ST, CHENNAI - ${pin}`])
		.put(176, 14, [60, 'Tariff / Phase'], [300, `LM1A / ${phase === 'single' ? '1' : '3'} Phase`])
		.put(202, 14, [60, 'Sanctioned Load'], [300, `${load.toFixed(2)} kW`])
		.put(228, 14, [60, 'Billing Cycle'], [300, 'Bi-Monthly'])
		.put(254, 14, [60, 'Previous Reading Date'], [300, '10/04/2026'])
		.put(280, 14, [60, 'Present Reading Date'], [300, '10/06/2026'])
		.put(306, 14, [60, 'Previous Reading'], [300, String(22140 - units)])
		.put(332, 14, [60, 'Present Reading'], [300, '22140'])
		.put(358, 14, [60, 'Units Consumed'], [300, `${units} Units`])
		.put(384, 14, [60, 'Current Consumption Charges'], [300, `Rs. ${money(amount + 235)}`])
		.put(410, 14, [60, 'Subsidy'], [300, 'Rs. 235.00'])
		.put(436, 14, [60, 'Net Payable Amount', 'bold'], [300, `Rs. ${money(amount)}`, 'bold'])
		.put(462, 14, [60, 'Due Date'], [300, '30/06/2026'])
		.put(488, 14, [60, 'Security Deposit'], [300, 'Rs. 4,800.00'])
