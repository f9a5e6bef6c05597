import { ORDER_PREFIX } from '../../../shared/ids.ts'
import { policyFor } from '../../../shared/modes.ts'
import type { Fields, SectionName } from '../schema.ts'

/** A section with the fields that its mode fixes, whichever values were saved before. */
export const withFixedFields = (
	mode: 'demo' | 'live',
	section: SectionName,
	fields: Fields,
): Fields =>
	section === 'shop' && !policyFor(mode).choosesOrderPrefix
		? { ...fields, orderPrefix: ORDER_PREFIX }
		: fields

/** The fields of a section that its mode has fixed to something else. */
export const fixedFieldsChanged = (
	mode: 'demo' | 'live',
	section: SectionName,
	fields: Fields,
): string[] => {
	const fixed = withFixedFields(mode, section, fields)
	return Object.keys(fixed).filter((name) => fixed[name] !== fields[name])
}
