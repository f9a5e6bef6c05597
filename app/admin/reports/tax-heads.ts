/** The fields of a tax, as returns name them. */
export const TAX_HEADS = [
	['taxable', 'Taxable'],
	['cgst', 'CGST'],
	['sgst', 'SGST or UTGST'],
	['igst', 'IGST'],
] as const
