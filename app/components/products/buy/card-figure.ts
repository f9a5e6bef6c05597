import type { Product } from '../../../../domain/catalogue/schema'
import { number } from '../../../../shared/format/english'
import { pricePerWatt } from './per-watt'

type Sheet = NonNullable<Product['sheet']>

const kilowatts = (watts: number) => `${number(watts / 1000, 2)} kW`
const kilowattHours = (kwh: number) => `${number(kwh, 2)} kWh`

/** The size by its sheet, of the kinds that are chosen by one. */
function sizeOf(sheet: Sheet): string | null {
	switch (sheet.kind) {
		case 'panel':
			return `${number(sheet.powerW)} W`
		case 'inverter':
			return `${kilowatts(sheet.acW)}, ${sheet.phases === 1 ? 'single' : 'three'} phase`
		case 'battery':
		case 'generator':
			return kilowattHours(sheet.capacityKwh)
		case 'kit':
			return sheet.storageKwh > 0
				? `${kilowatts(sheet.systemKw * 1000)}, ${kilowattHours(sheet.storageKwh)}`
				: kilowatts(sheet.systemKw * 1000)
		default:
			return null
	}
}

/** Whether it is a panel with the cells and the module made in India that the subsidy for homes asks for. */
const countsForSubsidy = (sheet: Sheet | null) => sheet?.kind === 'panel' && sheet.madeInIndia

/**
 * The figure that decides about a product, and whether it counts for the subsidy, such as `540 W · ₹25.00 per W · counts
 * for the subsidy`; blank where there is none.
 */
export function cardFigure(
	product: Pick<Product, 'category' | 'wattage' | 'sheet' | 'price'>,
): string {
	const { category, wattage, sheet } = product
	const size = sheet
		? sizeOf(sheet)
		: category === 'Panels' && wattage > 0
			? `${number(wattage)} W`
			: null
	if (!size) return ''
	const said = [size, pricePerWatt(product), countsForSubsidy(sheet) && 'counts for the subsidy']
	return said.filter(Boolean).join(' · ')
}
