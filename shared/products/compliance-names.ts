/** The names of a product's listings and registrations, as people use them. */
export const COMPLIANCE_NAMES = {
	'almm-modules': 'ALMM List-I (modules)',
	'almm-cells': 'ALMM List-II (cells)',
	dcr: 'DCR (cells and module made in India)',
	bis: 'BIS registration',
	m2m: 'M2M connection',
} as const
