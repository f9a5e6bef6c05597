import type { Sold } from '../../../domain/documents/billing/items.ts'
import type { DocumentTax } from '../../../domain/documents/billing/schema.ts'
import { type Paise, paise } from '../../../shared/money.ts'

/** A price of goods or work with the tax within it, half of it CGST. */
export function part(
	price: Paise,
	rateBp: number,
	hsnSac: string,
	of: DocumentTax['part'] = 'goods',
): DocumentTax {
	const half = Math.round((price * rateBp) / (2 * (10_000 + rateBp)))
	return { part: of, hsnSac, rateBp, taxable: price - 2 * half, cgst: half, sgst: half, igst: 0 }
}

function sold(n: number, name: string, quantity: number, rupees: number, tax: [number, string]) {
	const price = paise(rupees * 100)
	const [rateBp, hsnSac] = tax
	const whole = part(paise(price * quantity), rateBp, hsnSac)
	return {
		of: 'line' as const,
		n,
		name,
		parts: [],
		unit: 'NOS',
		quantity,
		price,
		discount: paise(0),
		taxes: [whole],
	} satisfies Sold
}

export const PANEL = sold(1, 'DCR mono panel 540 W', 6, 14_500, [500, '85414300'])
const INVERTER = sold(2, 'Hybrid inverter 3.6 kW', 1, 48_000, [500, '85044030'])
const CABLE = sold(3, 'Solar cable 6 mm², 100 m, red and black, halogen-free', 2, 8_200, [
	1800,
	'85446090',
])

const LAMP = sold(4, 'Solar study lamp for schools', 10, 450, [0, '94054100'])

const GENERATOR = sold(4, 'Silent petrol generator 3 kVA', 1, 62_000, [1800, '85022020'])

/** A price of installed goods: 70 % of its value goods of the system, 30 % work. */
function installedTaxes(price: Paise): DocumentTax[] {
	const goods = Math.round((price * 0.7 * 1.05) / (0.7 * 1.05 + 0.3 * 1.18))
	return [part(paise(goods), 500, '8501'), part(paise(price - goods), 1800, '9954', 'service')]
}

const asSystem = (each: Sold): Sold => ({
	...each,
	taxes: installedTaxes(paise(each.price * each.quantity)),
})

const WORK: Sold = {
	of: 'charge',
	n: 1,
	name: 'Installation',
	parts: [],
	quantity: 1,
	price: paise(24_000_00),
	discount: paise(0),
	taxes: installedTaxes(paise(24_000_00)),
}

/** Goods by how they are taxed. */
export const SOLD = {
	taxed: [PANEL, INVERTER, CABLE],
	exempt: [LAMP],
	installed: [PANEL, INVERTER, CABLE].map(asSystem).concat(GENERATOR, WORK),
}
