import fc from 'fast-check'
import type { TaxClass } from '../domain/reference-data/rates.ts'
import { type Sale, taxOfSale } from '../domain/tax/rules.ts'
import { STATES } from '../shared/addresses/states.ts'
import { paise } from '../shared/money.ts'

/** A tax class with a rate in hundredths of a per cent. */
export const classOf = (
	code: string,
	hsnSac: string,
	rateBp: number,
	neverComposite = false,
): TaxClass => ({ code, name: code, hsnSac, rateBp, neverComposite })

const taxClass = fc.constantFrom(
	classOf('solar-system', '8541', 500),
	classOf('panel', '8541', 500),
	classOf('battery', '8507', 1800),
	classOf('cable', '8544', 1800),
	classOf('generator', '8502', 1800, true),
)
const INSTALLATION = classOf('installation', '9954', 1800)

const off = fc.integer({ min: 0, max: 60 })
const discounted = (gross: number, pct: number) => paise(Math.floor((gross * pct) / 100))

const line = fc.record({
	price: fc.integer({ min: 100, max: 50_000_000 }),
	quantity: fc.integer({ min: 1, max: 40 }),
	off,
	taxClass,
	/** Of a kit. */
	parts: fc.array(fc.record({ name: fc.constant('Part'), quantity: fc.nat(9) }), { maxLength: 3 }),
})
const charge = (kind: 'delivery' | 'installation' | 'cod-fee') =>
	fc.record({ kind: fc.constant(kind), gross: fc.integer({ min: 0, max: 5_000_000 }), off })

/**
 * Orders as they are sold: kits, codes, charges, within a state and between two, with installation (70 and 30 %) and
 * without. Lines and charges are numbered from 1.
 */
export const anyOrder = fc
	.record({
		lines: fc.array(line, { minLength: 1, maxLength: 6 }),
		charges: fc.tuple(charge('delivery'), charge('installation'), charge('cod-fee')),
		chosen: fc.tuple(fc.boolean(), fc.boolean(), fc.boolean()),
		placeOfSupply: fc.constantFrom(...STATES),
		isWithin: fc.boolean(),
		installedByShop: fc.boolean(),
	})
	.map(({ lines, charges, chosen, placeOfSupply, isWithin, installedByShop }) => {
		const sold = lines.map(({ price, quantity, off, ...each }, index) => ({
			...each,
			n: index + 1,
			price,
			quantity,
			discount: discounted(price * quantity, off),
		}))
		const paid = charges
			.filter((_, index) => chosen[index])
			.map(({ kind, gross, off }, index) => ({
				n: index + 1,
				kind,
				gross: paise(gross),
				discount: discounted(gross, off),
			}))
		const sale: Sale = {
			lines: sold.map(({ price, quantity, discount, taxClass }) => ({
				gross: paise(price * quantity),
				discount,
				taxClass,
			})),
			charges: paid,
			sellerState: isWithin ? placeOfSupply : 'Maharashtra',
			placeOfSupply,
			installedByShop,
			installed: { goodsPct: 5, servicePct: 18, goodsSharePct: 70, hsnSac: '8501' },
			installation: INSTALLATION,
		}
		return { lines: sold, charges: paid, taxParts: taxOfSale(sale), sale }
	})
