import { MAX_RECORDS } from '../../../../domain/catalogue/limits'
import { COMPLIANCE_NAMES } from '../../../../shared/products/compliance-names'
import { choice, day, rows, text, tick } from '../../../components/forms/field-spec'
import { choicesOf } from '../../../ui/forms/choices'

const NULL = { blank: 'null' } as const

export const ORIGIN = [
	text('origin', 'Country of origin', { ...NULL, maxLength: 100 }),
	text('importer', 'Importer', { ...NULL, maxLength: 200 }),
]

/** The listings and registrations of a product. */
export const LISTINGS = rows(
	'compliance',
	'Listings',
	[
		choice('kind', 'Kind', [{ value: '', label: 'Choose' }, ...choicesOf(COMPLIANCE_NAMES)]),
		text('number', 'Number', { ...NULL, maxLength: 500 }),
		day('validFrom', 'Valid from', NULL),
		day('validTo', 'Valid to', { ...NULL, hint: 'Blank without an end' }),
		text('proof', 'Proof', {
			...NULL,
			hint: 'A link, or where it can be looked up',
			maxLength: 500,
		}),
		day('checkedOn', 'Checked on', NULL),
		tick('isSample', 'Made up as an example'),
	],
	{
		one: 'listing',
		add: 'Add listing',
		most: MAX_RECORDS,
		layout: 'cards',
		none: 'No listing is recorded: a live store does not offer this product for the grid.',
		added: { kind: 'almm-modules' },
	},
)
