import { MONTHS } from '../../../shared/format/months'
import { kwh, total } from './figures'

/** The year in one sentence. @param use,production kWh, twelve each, January first */
export function monthsCaption(use: readonly number[], production: readonly number[]): string {
	const best = production.indexOf(Math.max(...production))
	const least = production.indexOf(Math.min(...production))
	const inAll = `In a year it makes about ${kwh(total(production))} kWh and you use ${kwh(total(use))} kWh`
	if (production[best] === production[least]) return `${inAll}.`
	return `${inAll}. Most is made in ${MONTHS[best]} (${kwh(production[best] ?? 0)} kWh), least in ${MONTHS[least]} (${kwh(production[least] ?? 0)} kWh).`
}
